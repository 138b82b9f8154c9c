import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningGateway, startGateway } from './harness';

const dir = mkdtempSync(path.join(tmpdir(), 'console-'));
let gateway: RunningGateway;
let without: RunningGateway;
/** Serves the console to few requests a minute. */
let limited: RunningGateway;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<div id="console"></div>');
  writeFileSync(path.join(dir, 'silent.html'), '<p>silent</p>');
  writeFileSync(path.join(dir, 'assets/a-1.js'), 'let a = 1;');
  const issuer = 'https://login.example.test/realm';
  const console = {
    dir,
    clientId: 'console',
    scope: 'openid',
    providerOrigins: ['https://tokens.example.test'],
    appUrl: 'https://talk.example.test',
  };
  gateway = await startGateway({ issuer, changes: { console } });
  const limits = { principalPerMinute: 5, addressPerMinute: 5 };
  limited = await startGateway({ issuer, changes: { console, limits } });
  without = await startGateway();
});
afterAll(async () => {
  await Promise.all([gateway?.cleanUp(), limited?.cleanUp(), without?.cleanUp()]);
  rmSync(dir, { recursive: true, force: true });
});

test.each([
  '/console',
  '/console/',
  '/console/interviews',
  '/console/interviews/1?tab=scores',
  '/console/a.b',
])('GET %s is the page of the console, without authentication', async (address) => {
  const page = await gateway.call(address);
  expect(page).toMatchObject({ status: 200, text: '<div id="console"></div>' });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
});

test('the console may load its own scripts only, and ask the API and the identity provider', async () => {
  const policy = (await gateway.call('/console')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self' https://login.example.test https://tokens.example.test",
      "frame-ancestors 'none'",
    ]),
  );
});

test('only the page that renews the sign-in can be in a frame, and only of the console', async () => {
  const page = await gateway.call('/console/silent.html');
  expect(page).toMatchObject({ status: 200, text: '<p>silent</p>' });
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('the settings name the identity provider, the client and the address of the experts’ pages', async () => {
  const { status, body } = await gateway.call('/console/config.json');
  expect(status).toBe(200);
  expect(body).toEqual({
    baseUrl: 'http://api.example.test',
    appUrl: 'https://talk.example.test',
    issuer: 'https://login.example.test/realm',
    audience: expect.any(String),
    clientId: 'console',
    scope: 'openid',
  });
});

test('files of the build are cached for ever, and a missing one is 404', async () => {
  const file = await gateway.call('/console/assets/a-1.js');
  expect(file).toMatchObject({ status: 200, text: 'let a = 1;' });
  expect(file.headers.get('cache-control')).toContain('immutable');
  for (const missing of ['/console/assets/b-2.js', '/console/assets/../index.html', '/console/assets/']) {
    expect([missing, (await gateway.call(missing)).text]).not.toEqual([missing, 'let a = 1;']);
  }
  expect((await gateway.call('/console/assets/b-2.js')).status).toBe(404);
});

test('a page counts as one request of its address, however many files it loads: an office shares an address', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    for (let file = 0; file < 10; file += 1)
      expect((await limited.call('/console/assets/a-1.js')).status).toBe(200);
    statuses.push((await limited.call('/console')).status);
  }
  expect([...statuses, (await limited.call('/console')).status]).toEqual([200, 200, 200, 200, 200, 429]);
});

test('other methods, and a gateway without a console, answer 404', async () => {
  expect((await gateway.call('/console', { method: 'POST' })).status).toBe(404);
  expect((await without.call('/console')).status).toBe(404);
  expect((await without.call('/console/config.json')).status).toBe(404);
});
