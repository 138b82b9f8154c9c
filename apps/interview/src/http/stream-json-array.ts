import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Response } from '@colloquy/http';

/** Characters per write; smaller writes would send a packet per item. */
const chunkLength = 64 * 1024;

const clientLeft = /^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/;

/** Streams an array with back-pressure. An error breaks off the connection, so that no partial list seems complete. */
export async function streamJsonArray(res: Response, items: AsyncIterable<unknown>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  // before the response head, so that a failure of the first read is still sent as an error
  const first = await iterator.next();
  res.type('application/json');
  try {
    await pipeline(Readable.from(chunksOf(first, iterator), { objectMode: false }), res);
  } catch (error) {
    if (!clientLeft.test(String((error as NodeJS.ErrnoException).code))) throw error;
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
      await otherWork(); // a fast client never makes the stream wait, and other requests would
    }
  } finally {
    await iterator.return?.();
  }
  yield `${chunk}]`;
}
