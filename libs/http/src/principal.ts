import type { NextFunction, Request, Response } from 'express';
import { AppError } from '@colloquy/kernel';
import { type InternalTokens, type Principal, principalHeader } from '@colloquy/auth';

/** Passes only requests with a principal that the gateway signed for this service. */
export function requirePrincipal(tokens: InternalTokens<Principal>, audience: string) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const token = req.get(principalHeader);
    if (!token) throw new AppError('unauthenticated', undefined, 'Authentication is required');
    res.locals['principal'] = tokens.verify(token, audience);
    next();
  };
}

/** Returns the principal of a request behind {@link requirePrincipal}. */
export function principalOf(res: Response): Principal {
  const principal = res.locals['principal'] as Principal | undefined;
  if (!principal) throw new AppError('unauthenticated', undefined, 'Authentication is required');
  return principal;
}
