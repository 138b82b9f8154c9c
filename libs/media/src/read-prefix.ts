import { Readable } from 'node:stream';
import { type MediaStore } from './media-store';

/**
 * The objects below `prefix` one behind the other, in the order of their keys, as one stream: a recording
 * that arrived in chunks. One object is open at a time.
 */
export function readPrefix(store: MediaStore, prefix: string): Readable {
  return Readable.from(chunksBelow(store, prefix), { objectMode: false });
}

async function* chunksBelow(store: MediaStore, prefix: string): AsyncGenerator<Buffer> {
  let after: string | undefined;
  do {
    const page = await store.list(prefix, { after });
    for (const key of page.keys) yield* (await store.get(key)) as AsyncIterable<Buffer>;
    after = page.next;
  } while (after !== undefined);
}
