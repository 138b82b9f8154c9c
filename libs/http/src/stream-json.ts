import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Response, sendJsonText } from '@colloquy/http';
import { pause } from '@colloquy/kernel';

/** Characters per write, about 2 ms of work; smaller writes would send a packet per item. */
const chunkLength = 64 * 1024;
/** Longest pause between two chunks, milliseconds. Pauses as long as the work before leave half of the time to others. */
const maxPauseMs = 50;
/** Longest answer that is sent as a whole, with its length; characters. */
const wholeLength = 1024 * 1024;

const clientLeft = /^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/;

/**
 * Sends a list item by item, with back-pressure, as an array or as the `data` of an object with the fields of `envelope`.
 * An error breaks off the connection once the answer has begun, so that no partial list seems complete.
 */
export async function streamJson(
  res: Response,
  items: AsyncIterable<unknown>,
  envelope?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const chunks = chunksOf(items, envelope);
  const begun: string[] = [];
  for (let length = 0; length < wholeLength;) {
    const { done, value } = await chunks.next();
    if (done) return void sendJsonText(res, begun.join(''));
    begun.push(value);
    length += value.length;
  }
  res.type('application/json');
  try {
    await pipeline(Readable.from(resumed(begun, chunks), { objectMode: false }), res);
  } catch (error) {
    if (!clientLeft.test(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    await chunks.return();
  }
}

async function* chunksOf(
  items: AsyncIterable<unknown>,
  envelope?: Readonly<Record<string, unknown>>,
): AsyncGenerator<string, void, void> {
  let chunk = envelope ? '{"data":[' : '[';
  let separator = '';
  let since = performance.now();
  for await (const item of items) {
    chunk += separator + JSON.stringify(item);
    separator = ',';
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
    // a fast client never makes the stream wait, and other requests would
    await pause(Math.min(performance.now() - since, maxPauseMs));
    since = performance.now();
  }
  yield `${chunk}]${envelope ? `,${JSON.stringify(envelope).slice(1)}` : ''}`;
}

async function* resumed(begun: readonly string[], rest: AsyncIterable<string>) {
  yield* begun;
  yield* rest;
}
