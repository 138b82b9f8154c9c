import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@colloquy/kernel';
import { transferTimeoutMs } from './media-store';

/** Limits of one transfer. */
export interface TransferLimits {
  maxBytes: number;
  signal?: AbortSignal;
}

/** The caller's signal, and the end of the time a transfer may take. */
export function transferSignal(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(transferTimeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/**
 * Copies a body, a few chunks in memory at a time, and tells its size in bytes.
 * @throws AppError `too-large` (MEDIA_TOO_LARGE) as soon as the limit is passed.
 */
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

/** What a body above the limit is refused with. */
export function tooLarge(): AppError {
  return new AppError('too-large', 'MEDIA_TOO_LARGE', 'The media object is too large');
}
