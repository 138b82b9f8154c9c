import type { NextFunction, Request, Response } from 'express';
import { AppError, onBehalfOf } from '@colloquy/kernel';
import { type InternalTokens, type Principal, principalHeader } from '@colloquy/auth';

/** Only administrators may write; any other role, even an unknown one, may only read. */
export function requirePrincipal(tokens: InternalTokens<Principal>, audience: string) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const token = req.get(principalHeader);
    if (!token) throw new AppError('unauthenticated', undefined, 'Authentication is required');
    const principal = tokens.verify(token, audience);
    if (!isRead(req) && (principal.role ?? 'administrator') !== 'administrator') throw readOnly();
    res.locals['principal'] = principal;
    onBehalfOf({ accountId: principal.accountId, signal: untilClosed(res) }, next);
  };
}

function untilClosed(res: Response): AbortSignal {
  const closing = new AbortController();
  const gone = () => {
    if (res.writableFinished) return;
    closing.abort(new AppError('unavailable', undefined, 'The client has disconnected'));
  };
  res.once('close', gone);
  return closing.signal;
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const readOnly = () =>
  new AppError('forbidden', 'READ_ONLY', 'Your role may only read; ask an administrator of the account');

export function principalOf(res: Response): Principal {
  const principal = res.locals['principal'] as Principal | undefined;
  if (!principal) throw new AppError('unauthenticated', undefined, 'Authentication is required');
  return principal;
}
