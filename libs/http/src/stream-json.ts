import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pause } from '@colloquy/kernel';
import type { Response } from 'express';
import { sendJsonText } from './send-json';

/** Characters per write, about 2 ms of work; smaller writes would send a packet per item. */
const chunkLength = 64 * 1024;
const maxPauseMs = 50;
/** Longest response, in characters, that is sent at once with a length. */
const wholeLength = 1024 * 1024;

const clientLeft = /^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/;

/** Sends a list item by item; an error breaks the connection, so that no partial list seems complete. */
export async function streamJson(
  res: Response,
  items: AsyncIterable<unknown> | Iterable<unknown>,
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
  if (res.req.method === 'HEAD') {
    await chunks.return();
    return void res.end();
  }
  try {
    await pipeline(Readable.from(resumed(begun, chunks), { objectMode: false }), res);
  } catch (error) {
    if (!clientLeft.test(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    await chunks.return();
  }
}

async function* chunksOf(
  items: AsyncIterable<unknown> | Iterable<unknown>,
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
    // a fast client never makes the stream wait, but other requests need the event loop too
    await pause(Math.min(performance.now() - since, maxPauseMs));
    since = performance.now();
  }
  yield `${chunk}]${envelope ? `,${JSON.stringify(envelope).slice(1)}` : ''}`;
}

async function* resumed(begun: readonly string[], rest: AsyncIterable<string>) {
  yield* begun;
  yield* rest;
}
