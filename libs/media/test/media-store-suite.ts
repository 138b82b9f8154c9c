import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type MediaStore } from '../src/index';
import { heldBytes, megabytes } from './memory';
import { newKey, signedUrlSuite } from './signed-url-suite';

const json = { contentType: 'application/json' };
/** Bytes between two measurements of the memory. */
const lookEvery = 5 * 1024 ** 2;
const webm = { contentType: 'audio/webm;codecs=opus' };

/** The promises of every media store. */
export function mediaStoreSuite(name: string, makeStore: () => Promise<MediaStore>): void {
  describe(name, () => {
    let store: MediaStore;
    beforeAll(async () => {
      store = await makeStore();
      await store.start();
    });
    afterAll(() => store?.stop());
    const fetchSigned = async (key: string) => fetch(await store.signedUrl(key, { now: new Date() }));

    test('a stored object is read back byte for byte with its content type, from a buffer and from a stream', async () => {
      const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
      for (const body of [bytes, Readable.from([bytes.subarray(0, 300), bytes.subarray(300)])]) {
        const key = newKey();
        expect(await store.put(key, body, webm)).toEqual({ sizeBytes: 1000 });
        expect(await buffer(await store.get(key))).toEqual(bytes);
        expect(await store.stat(key)).toEqual({ sizeBytes: 1000, ...webm });
      }
    });

    test('a put replaces bytes and content type together', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('first version'), webm);
      await store.put(key, Buffer.from('{}'), json);
      expect(await text(await store.get(key))).toBe('{}');
      expect(await store.stat(key)).toEqual({ sizeBytes: 2, ...json });
    });

    test('an empty object is an object', async () => {
      const key = newKey('empty.json');
      expect(await store.put(key, Buffer.alloc(0), json)).toEqual({ sizeBytes: 0 });
      expect(await text(await store.get(key))).toBe('');
      expect((await fetchSigned(key)).status).toBe(200);
    });

    test('a body that fails half-way, or differs from the announced length, leaves the existing object', async () => {
      const key = newKey();
      await store.put(key, Buffer.from('whole'), webm);
      const failing = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the browser went away');
        })(),
      );
      await expect(store.put(key, failing, webm)).rejects.toThrow('the browser went away');
      for (const contentLength of [3, 5]) {
        const body = Readable.from([Buffer.from('four')]);
        await expect(store.put(key, body, { ...webm, contentLength })).rejects.toMatchObject({
          kind: 'invalid',
        });
      }
      expect(await text(await store.get(key))).toBe('whole');
    });

    test('a body that never ends is aborted by the caller', async () => {
      const key = newKey();
      const abort = new AbortController();
      const endless = new Readable({ read: () => abort.abort() });
      await expect(store.put(key, endless, { ...webm, signal: abort.signal })).rejects.toMatchObject({
        kind: 'timeout',
      });
      expect(await store.stat(key)).toBeUndefined();
    });

    test('an unknown key has no stat, cannot be read, and can be deleted', async () => {
      const key = newKey();
      expect(await store.stat(key)).toBeUndefined();
      await expect(store.get(key)).rejects.toMatchObject({ kind: 'not-found', code: 'MEDIA_NOT_FOUND' });
      await store.delete(key);
    });

    test('deleting one object leaves its neighbours', async () => {
      const [audio, transcript] = [newKey(), newKey('transcript.json')];
      await store.put(audio, Buffer.from('a'), webm);
      await store.put(transcript, Buffer.from('t'), json);
      await store.delete(audio);
      expect(await store.stat(audio)).toBeUndefined();
      expect((await fetchSigned(audio)).status).toBe(404);
      expect(await text(await store.get(transcript))).toBe('t');
    });

    test('a prefix is listed in pages in key order, and deleted without similar prefixes', async () => {
      const interview = `${randomUUID()}/${randomUUID()}`;
      const chunks = ['s1.webm', 's1/0001.webm', 's1/0002.webm', 's1/0010.webm', 's2/0001.webm'];
      for (const chunk of chunks) await store.put(`${interview}/${chunk}`, Buffer.from(`[${chunk}]`), webm);
      await store.put(`${interview}x/other.webm`, Buffer.from('other'), webm);

      const all: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.list(`${interview}/`, { limit: 2, after });
        expect(page.keys.length).toBeLessThanOrEqual(2);
        all.push(...page.keys);
        after = page.next;
      } while (after !== undefined);
      expect(all).toEqual(chunks.map((chunk) => `${interview}/${chunk}`));

      expect((await store.list(`${interview}/s1/`)).keys).toHaveLength(3);

      await store.deletePrefix(`${interview}/`);
      await store.deletePrefix(`${interview}/`);
      expect(await store.list(`${interview}/`)).toEqual({ keys: [] });
      expect(await store.stat(`${interview}x/other.webm`)).toBeDefined();
    });

    test('a moved prefix is found at its target, and URLs signed before are dead', async () => {
      const interview = `${randomUUID()}/${randomUUID()}`;
      const [from, to] = [`${interview}/`, `withdrawn/${interview}/`];
      const names = ['audio.webm', 'transcript.json', 's1/recording/0001.webm'];
      for (const name of names) await store.put(from + name, Buffer.from(`[${name}]`), webm);
      await store.put(`${interview}x/other.webm`, Buffer.from('other'), webm);
      const urls = await Promise.all(names.map((name) => store.signedUrl(from + name, { now: new Date() })));

      await store.movePrefix(from, to);
      expect(await store.list(from)).toEqual({ keys: [] });
      for (const url of urls) expect((await fetch(url)).status).toBe(404);
      for (const name of names) {
        expect(await text(await store.get(to + name))).toBe(`[${name}]`);
        expect(await store.stat(to + name)).toMatchObject(webm);
      }
      expect(await store.stat(`${interview}x/other.webm`)).toBeDefined();
    });

    test('moving again moves objects stored since, replacing existing ones', async () => {
      const [from, to] = [`${randomUUID()}/`, `withdrawn/${randomUUID()}/`];
      await store.movePrefix(from, to); // nothing to move yet
      for (const content of ['first', 'second']) {
        await store.put(`${from}s1/audio.webm`, Buffer.from(content), webm);
        await Promise.all([store.movePrefix(from, to), store.movePrefix(from, to)]);
        expect(await store.list(from)).toEqual({ keys: [] });
        expect(await text(await store.get(`${to}s1/audio.webm`))).toBe(content);
      }
      await store.deletePrefix(to);
      expect(await store.list(to)).toEqual({ keys: [] });
    });

    test('a prefix is not moved into itself or its parent', async () => {
      for (const [from, to] of [
        ['a/', 'a/b/'],
        ['a/b/', 'a/'],
        ['a/', 'a/'],
        ['a', 'b/'],
      ] as const) {
        await expect(store.movePrefix(from, to)).rejects.toMatchObject({ code: 'INVALID_MEDIA_KEY' });
      }
    });

    test.each([
      '',
      '/etc/passwd',
      '../x',
      'a/../b',
      'a//b',
      'a/.',
      'a\u0000b',
      'a%2fb',
      '.incoming/x',
      'a b',
      'ä',
    ])('the key %j is refused everywhere', async (key) => {
      const refusal = { kind: 'invalid', code: 'INVALID_MEDIA_KEY' };
      await expect(store.put(key, Buffer.from('x'), webm)).rejects.toMatchObject(refusal);
      await expect(store.get(key)).rejects.toMatchObject(refusal);
      await expect(store.stat(key)).rejects.toMatchObject(refusal);
      await expect(store.delete(key)).rejects.toMatchObject(refusal);
      await expect(store.deletePrefix(`${key}/../`)).rejects.toMatchObject(refusal);
      await expect(store.list(`${key}/`)).rejects.toMatchObject(refusal);
      await expect(store.signedUrl(key, { now: new Date() })).rejects.toMatchObject(refusal);
    });

    test('a type that a browser would execute is refused', async () => {
      for (const contentType of ['text/html', 'image/svg+xml', 'audio/webm\r\nX-Evil: 1', '']) {
        const refusal = { kind: 'invalid', code: 'UNSUPPORTED_CONTENT_TYPE' };
        await expect(store.put(newKey(), Buffer.from('x'), { contentType })).rejects.toMatchObject(refusal);
        const url = store.signedUrl(newKey(), { now: new Date(), contentType });
        await expect(url).rejects.toMatchObject(refusal);
      }
    });

    signedUrlSuite(() => store);

    test('twenty concurrent writers of one key leave one intact object', async () => {
      const key = newKey();
      const bodies = Array.from({ length: 20 }, (_, i) => String(i).padStart(2, '0').repeat(50_000));
      await Promise.all(bodies.map((body) => store.put(key, Readable.from([Buffer.from(body)]), webm)));
      expect(bodies).toContain(await text(await store.get(key)));
    });

    test('20 MB are written and read with a few chunks in memory', async () => {
      const key = newKey();
      const before = heldBytes();
      let peak = 0;
      const look = () => (peak = Math.max(peak, heldBytes() - before));
      expect(await store.put(key, megabytes(20, look), webm)).toEqual({ sizeBytes: 20 * 1024 ** 2 });
      let seen = 0;
      for await (const chunk of await store.get(key)) {
        const length = (chunk as Buffer).length;
        if (Math.floor(seen / lookEvery) < Math.floor((seen + length) / lookEvery)) look();
        seen += length;
      }
      expect(seen).toBe(20 * 1024 ** 2);
      expect(peak).toBeLessThan(6 * 1024 ** 2);
      await store.delete(key);
    });

    test('it is ready', async () => {
      expect(await store.ready()).toBe(true);
    });
  });
}
