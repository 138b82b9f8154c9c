import { Readable } from 'node:stream';
import { makeS3Store } from '../src/s3/s3-store';
import { mediaStoreSuite } from './media-store-suite';
import { ensureS3Server, installTimeoutMs, s3Account, startS3Server } from './s3-server';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  await ensureS3Server();
  server = await startS3Server();
}, installTimeoutMs);
afterAll(() => server?.stop());

mediaStoreSuite('S3 media store', async () => makeS3Store({ ...s3Account, endpoint: server.endpoint }));

describe('S3 media store: limits and errors', () => {
  const audio = { contentType: 'audio/webm' };
  const storeWith = (options: Partial<Parameters<typeof makeS3Store>[0]>) =>
    makeS3Store({ ...s3Account, endpoint: server.endpoint, ...options });

  test('signed URLs name the public endpoint while the store uses its own', async () => {
    const publicEndpoint = server.endpoint.replace('127.0.0.1', 'localhost');
    const store = storeWith({ publicEndpoint });
    await store.put('a/b.webm', Buffer.from('x'), audio);
    const url = await store.signedUrl('a/b.webm', { now: new Date() });
    expect(url).toMatch(`${publicEndpoint}/media/a/b.webm?`);
    expect((await fetch(url)).status).toBe(200);
    await store.stop();
  });

  test('an unreachable server is an outage, and the store is not ready', async () => {
    const store = storeWith({ endpoint: 'http://127.0.0.1:1' });
    const outage = { kind: 'unavailable', code: 'MEDIA_STORE_UNAVAILABLE' };
    await expect(store.put('a.webm', Readable.from([Buffer.from('x')]), audio)).rejects.toMatchObject(outage);
    await expect(store.stat('a.webm')).rejects.toMatchObject(outage);
    expect(await store.ready()).toBe(false);
    await store.stop();
  });

  test('wrong credentials and a missing bucket are internal errors, not a missing object', async () => {
    const stranger = storeWith({ credentials: { ...s3Account.credentials, secretAccessKey: 'wrong' } });
    const elsewhere = storeWith({ bucket: 'nowhere' });
    await expect(stranger.get('a.webm')).rejects.toMatchObject({ kind: 'internal' });
    await expect(elsewhere.get('a.webm')).rejects.toMatchObject({ kind: 'internal' });
    expect(await elsewhere.ready()).toBe(false);
    await Promise.all([stranger.stop(), elsewhere.stop()]);
  });

  test('an object above the limit is refused before it is sent', async () => {
    const store = storeWith({ maxObjectBytes: 3 });
    for (const body of [Buffer.from('four'), Readable.from([Buffer.from('fo'), Buffer.from('ur')])]) {
      await expect(store.put('large.webm', body, audio)).rejects.toMatchObject({ kind: 'too-large' });
    }
    expect(await store.stat('large.webm')).toBeUndefined();
    await store.stop();
  });
});
