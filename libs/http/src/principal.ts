import type { NextFunction, Request, Response } from 'express';
import { AppError } from '@colloquy/kernel';
import { type InternalTokens, type Principal, principalHeader } from '@colloquy/auth';

/**
 * Passes only requests with a principal that the gateway signed for this service. A principal that may only read passes
 * with GET and HEAD; any role other than administrator is one, so that an unknown role never gives more.
 */
export function requirePrincipal(tokens: InternalTokens<Principal>, audience: string) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const token = req.get(principalHeader);
    if (!token) throw new AppError('unauthenticated', undefined, 'Authentication is required');
    const principal = tokens.verify(token, audience);
    if (!isRead(req) && (principal.role ?? 'administrator') !== 'administrator') throw readOnly();
    res.locals['principal'] = principal;
    next();
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const readOnly = () =>
  new AppError('forbidden', 'READ_ONLY', 'Your role may only read; ask an administrator of the account');

/** Returns the principal of a request behind {@link requirePrincipal}. */
export function principalOf(res: Response): Principal {
  const principal = res.locals['principal'] as Principal | undefined;
  if (!principal) throw new AppError('unauthenticated', undefined, 'Authentication is required');
  return principal;
}
