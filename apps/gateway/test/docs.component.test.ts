import { restOperations } from '@colloquy/contracts';
import { type RunningGateway, startGateway } from './harness';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.cleanUp());

const loadedBy = (page: string) =>
  [...page.matchAll(/<(?:script|link|img)\b[^>]* (?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');

test('the page needs no authentication, and everything it loads is here', async () => {
  for (const path of ['/api-docs', '/api-docs/']) {
    const page = await gateway.call(path);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<div id="swagger-ui">') });
    expect(page.text).not.toMatch(/https?:/);
    const loaded = loadedBy(page.text);
    expect(loaded).toHaveLength(4);
    for (const asset of loaded) {
      const answer = await gateway.call(asset);
      expect([asset, answer.status]).toEqual([asset, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^(text\/(css|javascript)|image\/png)/);
    }
  }
});

test('the policy of the page lets it run its own scripts and styles and call the API, nothing else', async () => {
  const policyOf = async (path: string) => (await gateway.call(path)).headers.get('content-security-policy');
  const policy = await policyOf('/api-docs');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' http://api.example.test");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(await policyOf('/healthz')).not.toBe(policy);
});

test('the document describes every operation at the address clients use', async () => {
  const { status, body, headers } = await gateway.call('/api-docs/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)]);
  const document = body as {
    openapi: string;
    servers: unknown;
    paths: Record<string, Record<string, object>>;
  };
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://api.example.test' }] });
  for (const { path, method, operationId } of restOperations) {
    expect(document.paths[path]?.[method]).toMatchObject({ operationId });
  }
});

test('every path of the document is one the gateway forwards', async () => {
  for (const { path, method } of restOperations) {
    const url = path.replace(/\{\w+\}/g, '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11');
    const answer = await gateway.call(url, { method: method.toUpperCase(), key: 'ck_ann' });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
  }
});

test('nothing else of the package that holds the page is served', async () => {
  for (const path of [
    'package.json',
    'index.html',
    'swagger-initializer.js',
    '..%2fpackage.json',
    '%2e%2e/x',
  ]) {
    expect((await gateway.call(`/api-docs/${path}`)).status).toBe(404);
  }
});
