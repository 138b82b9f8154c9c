import type { IncomingMessage } from 'node:http';
import { AppError } from '@colloquy/kernel';

/** Largest body that is forwarded, bytes. */
const bodyLimit = 1024 * 1024;

/**
 * Reads the whole body of a request. Returns undefined if the request has no body, or if its method ignores one (GET, HEAD).
 * @throws AppError `too-large` at once when the body says so itself, else when the limit is passed
 */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > bodyLimit) throw tooLarge();
  if (declared === 0 && req.headers['transfer-encoding'] === undefined) return undefined;
  const ignored = req.method === 'GET' || req.method === 'HEAD';
  if (!ignored) return readWhole(req);
  req.resume();
  return undefined;
}

/** Reads on when the limit is passed: the rest must not block the next request on the connection. */
function readWhole(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    req.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > bodyLimit) reject(tooLarge());
      else chunks.push(chunk);
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
  });
}

const tooLarge = () => new AppError('too-large', undefined, 'The body is larger than 1 MB');
