import { once } from 'node:events';
import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { startMediaServer } from './media-server';
import { megabytes } from './memory';

const key = 'account/interview/session/audio.webm';
const webm = { contentType: 'audio/webm;codecs=opus' };

let server: Awaited<ReturnType<typeof startMediaServer>>;
let url: string;
beforeEach(async () => {
  server = await startMediaServer({ idleTimeoutMs: 200 });
  await server.store.put(key, Buffer.from('0123456789'), webm);
  url = await server.store.signedUrl(key, { now: new Date() });
});
afterEach(() => server.stop());

const get = (headers: Record<string, string> = {}) => fetch(url, { headers });

test('the response is not sniffed, is cached by the browser only, and is playable on other pages', async () => {
  const { headers } = await get();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('accept-ranges')).toBe('bytes');
});

test('HEAD returns the headers of GET without the body, whatever the range', async () => {
  const head = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=2-5' } });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe('10');
  expect(head.headers.get('content-type')).toBe(webm.contentType);
  expect(await head.text()).toBe('');
  expect((await fetch(`${url}x`, { method: 'HEAD' })).status).toBe(403);
});

test('a range beyond the end is 416 with the size', async () => {
  const response = await get({ range: 'bytes=10-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
  expect(await response.json()).toEqual({ error: 'The range is beyond the end' });
});

test('a range of an object that was replaced since returns the whole new object', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
  await server.store.put(key, Buffer.from('abcdefghij'), webm);
  const response = await get({ range: 'bytes=5-', 'if-range': etag });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('abcdefghij');
});

test('refusals are JSON and not cacheable', async () => {
  const expired = await server.store.signedUrl(key, { now: new Date(0) });
  await server.store.delete(key);
  const cases = [
    [await fetch(expired), 403, 'This link has expired or is not valid'],
    [await fetch(`${server.publicBaseUrl}/media/${key}`), 403, 'This link has expired or is not valid'],
    [await get(), 404, 'This recording or transcript no longer exists'],
    [await fetch(url, { method: 'POST' }), 405, 'Method not allowed'],
    [await fetch(`${server.publicBaseUrl}/other`), 404, 'Not found'],
  ] as const;
  for (const [response, status, error] of cases) {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error });
  }
  expect(cases[0][0].headers.get('cache-control')).toBe('no-store');
  expect(cases[3][0].headers.get('allow')).toBe('GET, HEAD');
});

test('no spelling of a path leaves the store', async () => {
  await writeFile(join(dirname(server.root), 'outside@'), 'secret');
  const query = new URL(url).search;
  const paths = [
    '../outside',
    '..%2foutside',
    '%2e%2e/outside',
    '..\\outside',
    '%00',
    '/etc/passwd',
    'a/../../outside',
  ];
  for (const path of paths) {
    const raw = request(`${server.publicBaseUrl}`, { path: `/media/${path}${query}` }).end();
    const [response] = (await once(raw, 'response')) as [Readable & { statusCode: number }];
    expect(response.statusCode).toBe(403);
    response.resume();
  }
});

test('symbolic links in the store are followed neither to read nor to write', async () => {
  const outside = join(dirname(server.root), 'outside');
  await mkdir(outside);
  await rename(join(server.root, 'account', 'interview'), join(outside, 'interview'));
  await symlink(join(outside, 'interview'), join(server.root, 'account', 'interview'));
  expect((await get()).status).toBe(404);
  for (const refused of [key, 'account/interview/new/folder/audio.webm']) {
    await expect(server.store.put(refused, Buffer.from('x'), webm)).rejects.toThrow();
  }
  expect(await readdir(join(outside, 'interview'))).toEqual(['session']);
  expect(await server.store.list('account/interview/')).toEqual({ keys: [] });
  await server.store.deletePrefix('account/interview/');
  await rename(join(outside, 'interview'), join(server.root, 'account', 'moved'));
  expect(await server.store.stat('account/moved/session/audio.webm')).toBeDefined();
});

test('a client that accepts no more data is disconnected', async () => {
  await server.store.put(
    key,
    megabytes(20, () => undefined),
    webm,
  );
  const { hostname, port, pathname, search } = new URL(url);
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(port), hostname);
  client.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: media\r\n\r\n`);
  const [socket] = await accepted;
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
  expect(socket.bytesWritten).toBeLessThan(20 * 1024 ** 2);
  client.destroy();
});
