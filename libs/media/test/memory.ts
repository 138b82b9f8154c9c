import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of buffers that something still refers to. */
export function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** A stream of `count` megabytes that calls `look` at every fifth. */
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
