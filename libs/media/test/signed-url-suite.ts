import { randomUUID } from 'node:crypto';
import { type MediaStore } from '../src/index';

const webm = { contentType: 'audio/webm;codecs=opus' };

/** Returns an unused key. */
export const newKey = (file = 'audio.webm') => `${randomUUID()}/${randomUUID()}/${randomUUID()}/${file}`;

/** The promises of every signed URL, tested over plain HTTP like a client of the API. */
export function signedUrlSuite(store: () => MediaStore): void {
  const fetchSigned = async (key: string, init?: RequestInit) =>
    fetch(await store().signedUrl(key, { now: new Date() }), init);

  test('a signed URL returns the object over plain HTTP, whole or in part, under a chosen name', async () => {
    const key = newKey();
    await store().put(key, Buffer.from('0123456789'), webm);
    const whole = await fetchSigned(key);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe(webm.contentType);
    expect(whole.headers.get('content-length')).toBe('10');
    expect(whole.headers.get('content-disposition')).toBe('inline; filename="audio.webm"');
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=3(600|599)$/);
    expect(await whole.text()).toBe('0123456789');

    const part = await fetchSigned(key, { headers: { range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(await part.text()).toBe('2345');

    const named = { fileName: 'Gespräch "1".webm', contentType: 'video/webm', now: new Date() };
    const renamed = await fetch(await store().signedUrl(key, named));
    expect(renamed.headers.get('content-type')).toBe('video/webm');
    expect(renamed.headers.get('content-disposition')).toBe(
      `inline; filename="Gespr_ch _1_.webm"; filename*=UTF-8''Gespr%C3%A4ch%20_1_.webm`,
    );
  });

  test('a signed URL is valid for the given time, by default one hour and at most 7 days', async () => {
    const key = newKey();
    await store().put(key, Buffer.from('x'), webm);
    const status = async (ageSeconds: number, expiresInSeconds?: number) => {
      const now = new Date(Date.now() - ageSeconds * 1000);
      return (await fetch(await store().signedUrl(key, { now, expiresInSeconds }))).status;
    };
    expect(await status(3500)).toBe(200);
    expect(await status(3601)).toBe(403);
    expect(await status(60, 30)).toBe(403);
    for (const expiresInSeconds of [0, 1.5, 604_801])
      await expect(status(0, expiresInSeconds)).rejects.toThrow();
  });

  test('a modified URL is refused, and a valid URL opens no other object', async () => {
    const [mine, theirs] = [newKey(), newKey()];
    await store().put(mine, Buffer.from('mine'), webm);
    await store().put(theirs, Buffer.from('theirs'), webm);
    const url = await store().signedUrl(mine, { now: new Date() });
    const changed = [
      url.replace(mine, theirs),
      url.replace(/(signature=)(..)/i, (_, name: string, two: string) => name + (two === 'aa' ? 'bb' : 'aa')),
      url.replace(/(expires=)(\d+)/i, (_, name: string, at: string) => name + (Number(at) + 1)),
      `${url}&contentType=text/html&response-content-type=text/html`,
    ];
    for (const other of changed) {
      expect(other).not.toBe(url);
      expect((await fetch(other)).status).toBe(403);
    }
    expect((await fetch(url)).status).toBe(200);
  });
}
