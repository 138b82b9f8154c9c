import type { IncomingMessage } from 'node:http';
import { AppError } from '@colloquy/kernel';

const bodyLimitBytes = 1024 * 1024;

/**
 * Returns the memory that the body of a request needs at most, bytes: the declared size, or 1 MiB if none is declared. 0 if
 * the request has no body or its method ignores bodies (GET, HEAD).
 * @throws AppError `too-large` if the declared size exceeds 1 MiB
 */
export function bodySizeOf(req: IncomingMessage): number {
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > bodyLimitBytes) throw tooLarge();
  if (req.method === 'GET' || req.method === 'HEAD') return 0;
  return req.headers['transfer-encoding'] === undefined ? declared : bodyLimitBytes;
}

/**
 * Reads the whole body of a request; discards a body that its method ignores and then returns undefined.
 * @throws AppError `too-large` if the received size exceeds 1 MiB
 */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  if (bodySizeOf(req) > 0) return readWhole(req);
  req.resume();
  return undefined;
}

/** Reads to the end even beyond the limit, so that the connection stays usable for the next request. */
function readWhole(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    req.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes <= bodyLimitBytes) return void chunks.push(chunk);
      chunks.length = 0;
      reject(tooLarge());
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
  });
}

const tooLarge = () => new AppError('too-large', undefined, 'The body is larger than 1 MB');
