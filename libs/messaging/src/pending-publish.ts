import { AppError } from '@colloquy/kernel';
import type { OutgoingMessage } from './outgoing-message';

export interface PendingPublish {
  readonly message: OutgoingMessage;
  /** Whether the broker has returned the message because no queue takes it. */
  isReturned: boolean;
  settle(error?: AppError): void;
}

/** Waits for `settle`, at most until the deadline or until `signal` is aborted. */
export function makePendingPublish(
  message: OutgoingMessage,
  options: {
    deadlineMs: number;
    signal: AbortSignal | undefined;
    lateError: () => AppError;
    settled: (error: AppError | undefined) => void;
  },
): PendingPublish {
  const { signal } = options;
  const giveUp = () => pending.settle(options.lateError());
  const timer = setTimeout(giveUp, options.deadlineMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  let isSettled = false;
  const pending: PendingPublish = {
    message,
    isReturned: false,
    settle(error) {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      options.settled(error);
    },
  };
  return pending;
}

export const unavailable = (code: string, cause?: unknown) =>
  new AppError('unavailable', code, 'The message broker did not accept the message', { cause });
