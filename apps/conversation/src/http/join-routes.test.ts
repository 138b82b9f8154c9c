import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync, brotliCompressSync, gunzipSync } from 'node:zlib';
import type { JoinPageView } from '@colloquy/contracts';
import { makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { request } from 'undici';
import { joinRoutes } from './join-routes';

const id = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const appUrl = 'https://interviews.example';
const page = `<!doctype html><title>Join</title>${'<p>words</p>'.repeat(200)}`;
const script = 'export const words = 1;\n'.repeat(200);

const joinDir = mkdtempSync(join(tmpdir(), 'colloquy-join-routes-'));
mkdirSync(join(joinDir, 'assets'));
for (const [name, text] of [
  ['index.html', page],
  ['assets/page.js', script],
] as const) {
  writeFileSync(join(joinDir, name), text);
  writeFileSync(join(joinDir, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(joinDir, `${name}.gz`), gzipSync(text));
}

const withdrawn: string[] = [];
const server = makeHttpServer({
  host: '127.0.0.1',
  port: 0,
  listener: makeHttpApp({
    logger: silentLogger,
    registry: makeRegistry('test'),
    components: [],
    routes: [
      joinRoutes({
        joinDir,
        appUrl,
        viewOf: async (interviewId) => {
          if (interviewId !== id) throw new AppError('not-found', undefined, 'Not found');
          return { title: 'T' } as JoinPageView;
        },
        withdraw: async (interviewId) => void withdrawn.push(interviewId),
      }),
    ],
  }),
});
beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  rmSync(joinDir, { recursive: true });
});

const ask = (path: string, options: Parameters<typeof request>[1] = {}) =>
  request(`http://127.0.0.1:${server.port()}${path}`, options);
const browser = { headers: { accept: 'text/html,*/*;q=0.8' } };

test.each([
  `/call/${id}/join/`,
  `/call/${id}/join.`,
  `/call/${id}/join%20`,
  `/call/${id.toUpperCase()}/join`,
])('the link %s leads to the page', async (path) => {
  const answer = await ask(path, browser);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['location']).toBe(`/call/${id}/join`);
  expect((await ask(`/call/${id}/join`, browser)).statusCode).toBe(200);
});

test.each(['/call/', '/call/x/join', `/call/${id}/nothing`, '/call/%zz/join'])(
  'the path %s is a page for people and JSON for programs, and not found',
  async (path) => {
    const forPeople = await ask(path, browser);
    expect([forPeople.statusCode, await forPeople.body.text()]).toEqual([404, page]);
    const forPrograms = await ask(path, { headers: { accept: 'application/json' } });
    expect([forPrograms.statusCode, await forPrograms.body.json()]).toEqual([404, { error: 'Not found' }]);
  },
);

test('what is not known of an interview and files that are not there are no pages', async () => {
  for (const path of ['/call/x/view', '/call/assets/none.js']) {
    const answer = await ask(path, browser);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.statusCode).toBe(404);
  }
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the page and its files are sent as %s to those who take that', async (encoding, decompress) => {
  for (const [path, text, cache] of [
    [`/call/${id}/join`, page, 'no-cache'],
    ['/call/assets/page.js', script, 'public, max-age=31536000, immutable'],
  ] as const) {
    const answer = await ask(path, { headers: { ...browser.headers, 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': cache });
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    expect(answer.headers['content-type']).toMatch(/^text\/(html|javascript)/);
    expect(decompress(Buffer.from(await answer.body.arrayBuffer())).toString()).toBe(text);
  }
});

test('whoever takes nothing compressed gets the plain file', async () => {
  const answer = await ask('/call/assets/page.js');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(await answer.body.text()).toBe(script);
});

test('a withdrawal is taken from the page itself and from nowhere else', async () => {
  const withdraw = (interviewId: string, origin?: string) =>
    ask(`/call/${interviewId}/withdrawal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin ? { origin } : {}) },
      body: '{}',
    });
  expect((await withdraw(id, 'https://evil.example')).statusCode).toBe(403);
  expect((await withdraw(id)).statusCode).toBe(403);
  expect((await withdraw('x', appUrl)).statusCode).toBe(404);
  expect(withdrawn).toEqual([]);
  expect((await withdraw(id, appUrl)).statusCode).toBe(204);
  expect(withdrawn).toEqual([id]);
});
