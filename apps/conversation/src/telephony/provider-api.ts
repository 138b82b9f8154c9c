import { AppError } from '@colloquy/kernel';

const requestMs = 10_000;

export type AnswerFields = Readonly<Record<string, unknown>>;

/** @returns undefined if the provider does not know the call @throws AppError `invalid`, `unavailable` */
export type ProviderApi = (
  url: string,
  body?: URLSearchParams | object,
  signal?: AbortSignal,
) => Promise<AnswerFields | undefined>;

/** Repeats no request: a call must not be placed twice. @param isOver whether a refusal says that the call is over */
export function makeProviderApi(
  authorization: string,
  isOver: (refusal: AnswerFields) => boolean = () => false,
): ProviderApi {
  return async (url, body, signal) => {
    const limit = AbortSignal.timeout(requestMs);
    const isJson = body && !(body instanceof URLSearchParams);
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body ? { body: isJson ? JSON.stringify(body) : body } : {}),
    }).catch((error: unknown) => {
      throw new AppError('unavailable', undefined, 'The telephony provider is out of reach', {
        cause: error,
      });
    });
    const fields = fieldsOf(await answer.json().catch(() => undefined));
    if (answer.status === 404) return undefined;
    if (!answer.ok) {
      if (isOver(fields)) return undefined;
      const kind = answer.status < 500 && answer.status !== 429 ? 'invalid' : 'unavailable';
      throw new AppError(kind, undefined, `The telephony provider answered ${answer.status}`);
    }
    return fields;
  };
}

/** @throws AppError if the answer names no call */
export function callIdIn(...names: unknown[]): string {
  const sid = names.find((name) => typeof name === 'string' && name !== '');
  if (typeof sid === 'string') return sid;
  throw new AppError('unavailable', undefined, 'The telephony provider named no call');
}

const fieldsOf = (body: unknown): AnswerFields =>
  typeof body === 'object' && body !== null ? (body as AnswerFields) : {};
