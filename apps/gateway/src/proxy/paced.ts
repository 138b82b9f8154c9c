import { Transform } from 'node:stream';

const mebibyte = 1024 * 1024;

/** Bytes of an answer that are passed on as they come. */
export const unpacedBytes = mebibyte;

/**
 * The rest of a large answer is passed on at this rate. Each 64 MiB that pass through a process cost it a garbage
 * collection of 25 to 120 ms, during which the gateway answers no request.
 */
const bytesPerSecond = 8 * mebibyte;

const unpacedMs = (unpacedBytes / bytesPerSecond) * 1000;

/** Returns a stream through which a large answer passes at a limited rate. */
export function paced(now: () => number = () => performance.now()): Transform {
  let dueAt = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      dueAt = Math.max(dueAt, now() - unpacedMs) + (chunk.length / bytesPerSecond) * 1000;
      const waitMs = dueAt - now();
      if (waitMs < 1) done(null, chunk);
      else setTimeout(done, waitMs, null, chunk);
    },
  });
}
