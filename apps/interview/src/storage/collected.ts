import { setImmediate as otherWork } from 'node:timers/promises';

const pieceMs = 5;

/** Yields to other work, because decoding a document of 1 MB takes several milliseconds. */
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
