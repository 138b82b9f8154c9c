import { AppError, backoffMs, type ErrorKind, pause, toAppError } from '@colloquy/kernel';

const refusals: ReadonlySet<ErrorKind> = new Set([
  'invalid',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
]);

export function isRefusal(thrown: unknown): boolean {
  return refusals.has(toAppError(thrown).kind);
}

/** Repeats an idempotent call. @throws AppError the refusal; `unavailable` after `budgetMs` or an abort */
export async function persist<T>(
  call: () => Promise<T>,
  options: { budgetMs: number; signal?: AbortSignal; onRetry?: (error: unknown) => void },
): Promise<T> {
  const deadline = performance.now() + options.budgetMs;
  for (let attempt = 0; ; attempt++) {
    try {
      if (options.signal?.aborted) throw new AppError('unavailable', undefined, 'Given up');
      return await call();
    } catch (error) {
      if (isRefusal(error)) throw error;
      const waitMs = backoffMs(attempt, { baseMs: 100, maxMs: 1000 });
      if (options.signal?.aborted || performance.now() + waitMs > deadline) {
        throw new AppError('unavailable', undefined, 'Temporarily unavailable', { cause: error });
      }
      if (attempt === 0) options.onRetry?.(error);
      await pause(waitMs, options.signal);
    }
  }
}
