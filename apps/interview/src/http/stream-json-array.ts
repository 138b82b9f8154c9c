import { once } from 'node:events';
import type { Response } from '@colloquy/http';

/**
 * Writes an array whose items come one by one, at the speed the client reads: memory stays flat however many
 * there are. An error after the first byte breaks the connection off, so that nobody takes half a list for whole.
 */
export async function streamJsonArray(res: Response, items: AsyncIterable<unknown>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  // the first item before the head: what fails here is still answered as an error
  let next = await iterator.next();
  res.type('application/json');
  try {
    for (let separator = '['; !next.done && !res.destroyed; separator = ',') {
      const flowing = res.write(separator + JSON.stringify(next.value));
      if (!flowing) await Promise.race([once(res, 'drain'), once(res, 'close')]);
      next = await iterator.next();
      if (next.done) break;
    }
    res.end(res.headersSent ? ']' : '[]');
  } finally {
    await iterator.return?.();
  }
}
