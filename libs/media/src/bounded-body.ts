import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@colloquy/kernel';
import { transferTimeoutMs } from './media-store';

export interface TransferLimits {
  maxBytes: number;
  signal?: AbortSignal;
}

export function transferSignal(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(transferTimeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** Copies a body and returns its size. @throws AppError `too-large` (MEDIA_TOO_LARGE) */
export async function copyBounded(body: Readable, target: Writable, limits: TransferLimits): Promise<number> {
  let sizeBytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      done(sizeBytes > limits.maxBytes ? tooLarge() : null, chunk);
    },
  });
  await pipeline(body, counter, target, { signal: transferSignal(limits.signal) });
  return sizeBytes;
}

export function tooLarge(): AppError {
  return new AppError('too-large', 'MEDIA_TOO_LARGE', 'The media object is too large');
}
