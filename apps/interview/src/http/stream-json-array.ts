import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from '@colloquy/http';

/** Characters gathered before they are written: an item at a time would be a packet at a time. */
const chunkLength = 64 * 1024;

/**
 * Writes an array whose items come one by one, at the speed the client reads: memory stays flat however many
 * there are. An error after the first byte breaks the connection off, so that nobody takes half a list for whole.
 */
export async function streamJsonArray(res: Response, items: AsyncIterable<unknown>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  // the first item before the head: what fails here is still answered as an error
  const first = await iterator.next();
  res.type('application/json');
  try {
    await pipeline(Readable.from(chunksOf(first, iterator), { objectMode: false }), res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error; // the client left
  }
}

async function* chunksOf(first: IteratorResult<unknown>, iterator: AsyncIterator<unknown>) {
  let chunk = '[';
  try {
    for (let next = first; !next.done;) {
      chunk += JSON.stringify(next.value);
      next = await iterator.next();
      if (!next.done) chunk += ',';
      if (chunk.length < chunkLength) continue;
      yield chunk;
      chunk = '';
    }
  } finally {
    await iterator.return?.();
  }
  yield `${chunk}]`;
}
