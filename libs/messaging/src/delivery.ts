import { parseEvent, type CloudEvent, type EventData, type EventType } from '@colloquy/contracts';
import { AppError, isTransient, toAppError } from '@colloquy/kernel';

/** The largest event that is published or handled, in bytes. */
export const maxMessageBytes = 1024 * 1024;

/** Header with the number of the attempt a message is for; absent on a first attempt. */
export const attemptHeader = 'x-colloquy-attempt';

/** Header that says why a message was put in a retry or dead queue: error kind and code, never a text. */
export const reasonHeader = 'x-colloquy-reason';

/** Where a message goes that was not handled, and with which headers. */
export interface Failure {
  readonly kind: 'retry' | 'dead';
  readonly attempt: number;
  readonly reason: string;
}

/** What becomes of a delivered message; `returned`: unfinished when the service stopped, back to its queue. */
export type Verdict = Failure | { readonly kind: 'done' } | { readonly kind: 'returned' };

/**
 * The body of a message that carries `event`.
 * @throws AppError `too-large`
 */
export function encodeEvent(event: CloudEvent): Buffer {
  const content = Buffer.from(JSON.stringify(event));
  if (content.length > maxMessageBytes) throw oversized();
  return content;
}

/** The attempt a message is for: a whole number from 1; anything odd in the header counts as 1. */
export function readAttempt(header: unknown): number {
  return typeof header === 'number' && Number.isSafeInteger(header) && header > 0 ? header : 1;
}

/**
 * The event in a message body.
 * @throws AppError `too-large` or `invalid`; the message can never be handled.
 */
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

/** What to do with a message that can never be handled. */
export function afterRefusal(error: unknown, attempt: number): Failure {
  return { kind: 'dead', attempt, reason: reasonOf(error) };
}

/** What to do with a message whose handler failed: waiting for a dependency costs no attempt. */
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
