import type { JoinErrorCode } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';

export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: JoinErrorCode,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

export function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const error = toAppError(thrown);
  const cause = { cause: thrown };
  switch (error.kind) {
    case 'not-found':
    case 'invalid':
      return new Refusal('unknown-interview', 'There is no such interview', cause);
    case 'conflict':
      return (
        refusalByCode[error.code ?? '']?.() ??
        new Refusal('not-available', 'The interview cannot be opened now', cause)
      );
    default:
      return unavailable(cause);
  }
}

export const withdrawn = () => new Refusal('withdrawn', 'The consent was withdrawn');

export const completed = () => new Refusal('interview-completed', 'The interview is completed');

export const alreadyOpen = () => new Refusal('already-open', 'The interview is open elsewhere');

export const unavailable = (options?: { cause: unknown }) =>
  new Refusal('unavailable', 'Temporarily unavailable', options);

const refusalByCode: Readonly<Record<string, (() => Refusal) | undefined>> = {
  INTERVIEW_COMPLETED: completed,
  INTERVIEW_WITHDRAWN: withdrawn,
  SESSION_ALREADY_OPEN: alreadyOpen,
  SESSION_MOVED: () => unavailable(), // another connection has claimed the session in the meantime
};
