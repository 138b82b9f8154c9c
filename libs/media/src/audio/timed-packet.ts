import { AppError } from '@colloquy/kernel';

/** An Opus packet; `atMs` counts from the start of the recording. */
export interface TimedPacket {
  data: Uint8Array;
  atMs: number;
}

export function unreadable(cause?: unknown): AppError {
  return new AppError('invalid', 'UNREADABLE_RECORDING', 'The recording is damaged or not a recording', {
    cause,
  });
}

export function unsupported(): AppError {
  return new AppError('invalid', 'UNSUPPORTED_RECORDING', 'The format of the recording is not supported');
}
