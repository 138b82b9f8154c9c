import { pause } from '@colloquy/kernel';

const chunkLength = 64 * 1024;
const sliceMs = 5;

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
