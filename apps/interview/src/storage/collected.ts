import { setImmediate as otherWork } from 'node:timers/promises';

/** Longest time for which documents are decoded without a break, milliseconds. */
const pieceMs = 5;

/** Reads all documents of a cursor. Other work runs in between: decoding a document of 1 MB takes several milliseconds. */
export async function collected<T>(cursor: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const documents: T[] = [];
  let since = performance.now();
  for await (const document of cursor) {
    documents.push(document);
    if (performance.now() - since < pieceMs) continue;
    await otherWork();
    since = performance.now();
  }
  return documents;
}
