import { Transform } from 'node:stream';

const mebibyte = 1024 * 1024;

export const unpacedBytes = mebibyte;

/** An unpaced 64 MiB costs a garbage collection of 25 to 120 ms, in which no request is answered. */
const bytesPerSecond = 4 * mebibyte;

const unpacedMs = (unpacedBytes / bytesPerSecond) * 1000;

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
