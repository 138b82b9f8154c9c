import { AppError } from '@colloquy/kernel';

/** One Opus packet and its place in the recording, milliseconds from its start. */
export interface TimedPacket {
  data: Uint8Array;
  atMs: number;
}

/** For a file that is no recording or is damaged. */
export function unreadable(cause?: unknown): AppError {
  return new AppError('invalid', 'UNREADABLE_RECORDING', 'A recording cannot be read', { cause });
}

/** For sound that would have to be decoded first. */
export function unsupported(): AppError {
  return new AppError('invalid', 'UNSUPPORTED_RECORDING', 'A recording is of a kind that cannot be joined');
}
