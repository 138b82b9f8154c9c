import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { AppError } from '@colloquy/kernel';

/** Largest body that is forwarded, bytes. */
const bodyLimit = 1024 * 1024;

/**
 * The body of a request: as a whole when all of it has arrived, as it does with most, else as a stream that is
 * unread until it is asked for; undefined when there is none, or when it would mean nothing (GET, HEAD).
 * @throws AppError `too-large` at once when the body says so itself, else when the limit is passed
 */
export function bodyOf(req: IncomingMessage): Buffer | AsyncIterable<Buffer> | undefined {
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > bodyLimit) throw tooLarge();
  const chunked = req.headers['transfer-encoding'] !== undefined;
  if (req.method === 'GET' || req.method === 'HEAD' || (declared === 0 && !chunked)) return undefined;
  const arrived = req.complete && req.readableLength === declared ? (req.read() as Buffer | null) : null;
  return arrived ?? limited(req);
}

async function* limited(req: IncomingMessage): AsyncGenerator<Buffer> {
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(received > bodyLimit ? tooLarge() : null, chunk);
    },
  });
  // an iterator over the request itself would, once given up, keep the rest from being read off the connection
  yield* req.pipe(counted);
}

/** Reads what is left of a body off the connection: it must not block the next request on it. */
export function discardRest(req: IncomingMessage): void {
  req.unpipe();
  req.resume();
}

const tooLarge = () => new AppError('too-large', undefined, 'The body is larger than 1 MB');
