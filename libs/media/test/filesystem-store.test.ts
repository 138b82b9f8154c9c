import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeFilesystemStore, makeMediaStore } from '../src/index';
import { mediaStoreSuite } from './media-store-suite';
import { signingSecret, startMediaServer } from './media-server';

let server: Awaited<ReturnType<typeof startMediaServer>>;
beforeAll(async () => {
  server = await startMediaServer();
});
afterAll(() => server?.stop());

mediaStoreSuite('filesystem media store', async () => server.store);

describe('filesystem media store on its disk', () => {
  const audio = { contentType: 'audio/webm' };
  const newStore = (name: string, maxObjectBytes?: number) => {
    const root = join(server.root, '..', name);
    const options = { root, publicBaseUrl: server.publicBaseUrl, signingSecret, maxObjectBytes };
    return { root, options, store: makeFilesystemStore(options) };
  };

  test('starting removes old unfinished files of a crash, and nothing else', async () => {
    const { root, store } = newStore('crashed');
    await mkdir(join(root, '.incoming'), { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(root, '.incoming', name), 'half');
    await utimes(join(root, '.incoming', 'old'), 0, 0);
    await store.start();
    expect(await readdir(join(root, '.incoming'))).toEqual(['new']);
  });

  test('deletion leaves no empty folders, and a refused body leaves no file', async () => {
    const { root, store } = newStore('tidy', 3);
    await store.start();
    await store.put('a/b/c.webm', Buffer.from('x'), audio);
    await store.put('a/b/d.webm', Buffer.from('x'), audio);
    await store.delete('a/b/c.webm');
    expect(await readdir(join(root, 'a', 'b'))).toHaveLength(1);
    await store.deletePrefix('a/b/');
    for (const body of [Buffer.from('four'), Readable.from([Buffer.from('fo'), Buffer.from('ur')])]) {
      await expect(store.put('a/b.webm', body, audio)).rejects.toMatchObject({ kind: 'too-large' });
    }
    expect(await readdir(root)).toEqual(['.incoming']);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  test('a store without its directory is not ready', async () => {
    const { store } = newStore('missing');
    expect(await store.ready()).toBe(false);
  });

  test('a file that is not an object is an internal error, not a missing object', async () => {
    const { root, store } = newStore('foreign');
    await store.start();
    await writeFile(join(root, 'a.webm@'), 'dropped in by hand');
    await expect(store.get('a.webm')).rejects.toThrow('Not an object file');
  });

  test('only a store that serves its own URLs comes with a handler', async () => {
    const { options } = newStore('made');
    expect(makeMediaStore({ kind: 'filesystem', ...options }).handler).toBeDefined();
    expect(makeMediaStore({ kind: 's3', bucket: 'media', region: 'eu-central-1' }).handler).toBeUndefined();
  });
});
