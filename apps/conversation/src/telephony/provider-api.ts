import { AppError } from '@colloquy/kernel';
import type { OnCall, Outcome, TelephonyProvider } from '@colloquy/language';
import { inSpan } from '@colloquy/tracing';

const requestMs = 10_000;

export type AnswerFields = Readonly<Record<string, unknown>>;

/** @returns undefined if the provider does not know the call @throws AppError `invalid`, `unavailable` */
type ProviderApi = (
  url: string,
  body?: URLSearchParams | object,
  signal?: AbortSignal,
) => Promise<AnswerFields | undefined>;

interface ProviderApiOptions {
  provider: TelephonyProvider;
  authorization: string;
  /** Returns whether a refusal says that the call is over; default: none does. */
  isOver?: (refusal: AnswerFields) => boolean;
  onCall: OnCall;
}

/** Repeats no request: a call must not be placed twice. Every request is a span and is reported. */
export function makeProviderApi({
  provider,
  authorization,
  isOver = () => false,
  onCall,
}: ProviderApiOptions): ProviderApi {
  async function answerOf(
    url: string,
    body: URLSearchParams | object | undefined,
    signal: AbortSignal,
  ): Promise<{ outcome: Outcome; fields?: AnswerFields }> {
    const isJson = body && !(body instanceof URLSearchParams);
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      signal,
      ...(body ? { body: isJson ? JSON.stringify(body) : body } : {}),
    });
    const fields = fieldsOf(await answer.json().catch(() => undefined));
    signal.throwIfAborted();
    if (answer.status === 404) return { outcome: 'ok' };
    if (answer.ok) return { outcome: fields ? 'ok' : 'malformed', fields: fields ?? {} };
    if (isOver(fields ?? {})) return { outcome: 'ok' };
    const isRefused = answer.status < 500 && answer.status !== 429;
    throw new AppError(
      isRefused ? 'invalid' : 'unavailable',
      undefined,
      `The telephony provider answered ${answer.status}`,
    );
  }

  return async (url, body, signal) => {
    const begunAt = performance.now();
    const limit = AbortSignal.timeout(requestMs);
    const limited = signal ? AbortSignal.any([signal, limit]) : limit;
    let outcome: Outcome = 'ok';
    try {
      const answer = await inSpan(`telephony ${provider}`, {}, () => answerOf(url, body, limited));
      outcome = answer.outcome;
      return answer.fields;
    } catch (error) {
      if (error instanceof AppError) {
        outcome = error.kind === 'invalid' ? 'refused' : 'unavailable';
        throw error;
      }
      outcome = signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'unavailable';
      throw new AppError('unavailable', undefined, 'The telephony provider is out of reach', {
        cause: error,
      });
    } finally {
      const seconds = (performance.now() - begunAt) / 1000;
      onCall({ purpose: 'telephony', provider, outcome, seconds });
    }
  };
}

/** @throws AppError if the answer names no call */
export function callIdIn(...names: unknown[]): string {
  const sid = names.find((name) => typeof name === 'string' && name !== '');
  if (typeof sid === 'string') return sid;
  throw new AppError('unavailable', undefined, 'The telephony provider named no call');
}

const fieldsOf = (body: unknown): AnswerFields | undefined =>
  typeof body === 'object' && body !== null ? (body as AnswerFields) : undefined;
