import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of buffers that are still referenced. */
export function heldBytes(): number {
  let before = Infinity;
  for (;;) {
    // a collection frees buffers on another thread, and the next collection waits for that
    collectGarbage();
    const held = process.memoryUsage().arrayBuffers;
    if (held >= before) return before;
    before = held;
  }
}

/** Returns a stream of `count` megabytes that calls `look` every fifth megabyte. */
export function megabytes(count: number, look: () => void): Readable {
  return Readable.from(
    (async function* () {
      for (let i = 0; i < count * 16; i += 1) {
        if (i % 80 === 0) look();
        yield Buffer.alloc(65_536, i);
      }
    })(),
  );
}
