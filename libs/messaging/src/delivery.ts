import { parseEvent, type CloudEvent, type EventData, type EventType } from '@colloquy/contracts';
import { AppError, isTransient, toAppError } from '@colloquy/kernel';

const maxMessageBytes = 1024 * 1024;

export const attemptHeader = 'x-colloquy-attempt';

/** Header with the kind and code of an error, never its message. */
export const reasonHeader = 'x-colloquy-reason';

/** Header with the account id; publishers of an earlier version do not set it. */
export const accountHeader = 'x-colloquy-account';

export interface Failure {
  readonly kind: 'retry' | 'dead';
  readonly attempt: number;
  readonly reason: string;
}

/** What to do with a message. `returned`: the service stopped first, so the message returns to its queue. */
export type Verdict = Failure | { readonly kind: 'done' } | { readonly kind: 'returned' };

export function encodeEvent(event: CloudEvent): Buffer {
  const content = Buffer.from(JSON.stringify(event));
  if (content.length > maxMessageBytes) throw oversized();
  return content;
}

export function readAttempt(header: unknown): number {
  return typeof header === 'number' && Number.isSafeInteger(header) && header > 0 ? header : 1;
}

/** @throws AppError `too-large` or `invalid`; the message can never be handled */
export function decodeEvent<T extends EventType>(type: T, content: Buffer): CloudEvent<EventData<T>> {
  if (content.length > maxMessageBytes) throw oversized();
  return parseEvent(type, parseJson(content));
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new AppError('invalid', 'MALFORMED_JSON', 'The message is not JSON', { cause: error });
  }
}

export function afterRefusal(error: unknown, attempt: number): Failure {
  return { kind: 'dead', attempt, reason: reasonOf(error) };
}

/** Returns what to do with a message whose handler failed. An outage of a dependency does not count as an attempt. */
export function afterFailure(error: unknown, attempt: number, maxAttempts: number): Failure {
  const reason = reasonOf(error);
  if (isTransient(error)) return { kind: 'retry', attempt, reason };
  if (attempt >= maxAttempts) return { kind: 'dead', attempt, reason };
  return { kind: 'retry', attempt: attempt + 1, reason };
}

function reasonOf(error: unknown): string {
  const { kind, code } = toAppError(error);
  return code ? `${kind} ${code}` : kind;
}

function oversized(): AppError {
  return new AppError('too-large', 'OVERSIZED_MESSAGE', 'The message is too large');
}
