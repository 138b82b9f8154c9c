import type { JoinErrorCode } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';

/** Why an expert is not let in, in the words of the join protocol. */
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

/** The refusal in what another service threw. */
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
      return new Refusal('unavailable', 'Temporarily unavailable', cause);
  }
}

/** The expert does not take part any more. */
export const withdrawn = () => new Refusal('withdrawn', 'The consent was withdrawn');

/** Nothing is left to say. */
export const completed = () => new Refusal('interview-completed', 'The interview is completed');

/** Somebody else is talking to the interviewer. */
export const alreadyOpen = () => new Refusal('already-open', 'The interview is open elsewhere');

const refusalByCode: Readonly<Record<string, (() => Refusal) | undefined>> = {
  INTERVIEW_COMPLETED: completed,
  INTERVIEW_WITHDRAWN: withdrawn,
  SESSION_ALREADY_OPEN: alreadyOpen,
};
