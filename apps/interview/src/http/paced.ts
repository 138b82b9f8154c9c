import { pause } from '@colloquy/kernel';

/** Characters per chunk. */
const chunkLength = 64 * 1024;
/** Work at a time, milliseconds. */
const sliceMs = 5;

/** Joins pieces of text to chunks and lets other requests proceed after every few milliseconds of work. */
export async function* paced(pieces: Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  let since = performance.now();
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
    const workedMs = performance.now() - since;
    if (workedMs < sliceMs) continue;
    await pause(workedMs);
    since = performance.now();
  }
  if (chunk !== '') yield chunk;
}
