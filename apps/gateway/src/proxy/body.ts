import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { bodyLimitBytes, tooLarge } from '@colloquy/http';

/** Returns the declared bytes, 1 MiB if unknown, 0 if the method ignores a body. Throws AppError `too-large`. */
export function bodySizeOf(req: IncomingMessage): number {
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > bodyLimitBytes) throw tooLarge();
  if (req.method === 'GET' || req.method === 'HEAD') return 0;
  return req.headers['transfer-encoding'] === undefined ? declared : bodyLimitBytes;
}

/** Reads the body; undefined if the method ignores a body. Throws AppError `too-large`. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  if (bodySizeOf(req) > 0) return readWhole(req);
  req.resume();
  return undefined;
}

/** Stops at the limit. The error handler then closes the connection. */
function readWhole(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    const take = (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes <= bodyLimitBytes) return void chunks.push(chunk);
      req.off('data', take);
      reject(tooLarge());
    };
    req.on('data', take);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
  });
}

const inflaters: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the bytes of the decompressed body. @throws AppError `too-large` */
export function inflatedSizeOf(body: Buffer | undefined, encoding = ''): number | Promise<number> {
  const inflater = body && inflaters[encoding.toLowerCase()]?.();
  if (!inflater) return body?.length ?? 0;
  return new Promise((resolve, reject) => {
    let sizeBytes = 0;
    inflater.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes <= bodyLimitBytes) return;
      inflater.destroy();
      reject(tooLarge());
    });
    inflater.once('end', () => resolve(sizeBytes));
    inflater.once('error', () => resolve(body.length));
    inflater.end(body);
  });
}
