import { ApiError } from '@colloquy/client';
import { NetworkError } from './network-error';
import type { FirstStrings } from '../strings';

type Errors = FirstStrings['errors'];
type ErrorText = Errors['offline'];

export function errorText(error: unknown, { errors }: Pick<FirstStrings, 'errors'>): ErrorText {
  if (error instanceof ApiError) return ofCode(error.code, errors) ?? ofStatus(error.status, errors);
  // the client ends a request that takes too long with a TimeoutError
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return error instanceof NetworkError || isTimeout ? errors.offline : errors.unexpected;
}

const ofCode = (code: string | undefined, { codes }: Errors): ErrorText | undefined =>
  code !== undefined && Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : undefined;

const names = {
  400: 'invalid',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
} as const;

function ofStatus(status: number, errors: Errors): ErrorText {
  if (status >= 500) return errors.outage;
  return errors[Object.hasOwn(names, status) ? names[status as keyof typeof names] : 'unexpected'];
}
