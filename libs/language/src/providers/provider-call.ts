import { type AppError, toAppError } from '@colloquy/kernel';
import { malformedCode } from '../models/post';

export type Purpose = 'interviewer' | 'analyst' | 'translator' | 'recognition' | 'synthesis' | 'telephony';

export const streamingProviders = ['deepgram', 'assemblyai', 'local'] as const;
export type StreamingProvider = (typeof streamingProviders)[number];

export const speakingProviders = ['elevenlabs', 'deepgram'] as const;
export type SpeakingProvider = (typeof speakingProviders)[number];

export type TelephonyProvider = 'twilio' | 'telnyx';

/** `local`: a program or a model on the machine of the service. */
export type ProviderName = 'primary' | 'fallback' | StreamingProvider | SpeakingProvider | TelephonyProvider;

/**
 * `refused`: the provider rejects the request. `malformed`: its answer is empty or not of the expected form. `open`:
 * the provider was not called because its circuit breaker is open. `aborted`: the caller has given up.
 */
export type Outcome = 'ok' | 'timeout' | 'unavailable' | 'malformed' | 'refused' | 'open' | 'aborted';

export interface ProviderCall {
  purpose: Purpose;
  provider: ProviderName;
  outcome: Outcome;
  /** Until the first token or sound. */
  firstSeconds?: number;
  /** Until the end; of streaming recognition, from the request of the final words. */
  seconds: number;
  /** Why streaming recognition failed; its cause may contain the vocabulary of the conversation. */
  error?: AppError;
}

export type OnCall = (call: ProviderCall) => void;

/** Code of the error of a call that is not made because the circuit breaker is open. */
export const openCode = 'MODEL_SUSPENDED';

export function outcomeOf(error: unknown): Exclude<Outcome, 'ok' | 'aborted'> {
  const { kind, code, details } = toAppError(error);
  if (code === openCode) return 'open';
  if (kind === 'timeout') return 'timeout';
  if (code === malformedCode) return 'malformed';
  const status = Number(details['status'] ?? 0);
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return isRefused || isInvalid(error) ? 'refused' : 'unavailable';
}

/** Returns whether every provider would refuse the call, for example because its text is too long. */
export const isInvalid = (error: unknown): boolean => toAppError(error).kind === 'invalid';

/** Returns whether the provider rejects what the request names, for example its voice, and not the account. */
export function isUnacceptable(error: unknown): boolean {
  const { status } = toAppError(error).details;
  return status === 400 || status === 404 || status === 422;
}
