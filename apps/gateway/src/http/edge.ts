import { type Request, type RequestHandler, type Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { findDestination } from '../domain/route-table';
import type { makeForward } from '../proxy/forward';
import type { Authenticate, Caller, Credentials } from '../use-cases/authenticate';
import { digestOf, makeKnownCredentials } from './known-credentials';
import type { RateLimits } from './rate-limits';

/** What every request passes: who serves it, who sends it, whether it may, and how often. */
export function edge(options: {
  authenticate: Authenticate;
  limits: RateLimits;
  forward: ReturnType<typeof makeForward>;
}): RequestHandler {
  const { limits, forward } = options;
  const identify = makeIdentify(options);
  return async (req, res) => {
    const { route, api } = findDestination(req.url);
    res.locals['route'] = route?.prefix ?? (api ? '/api' : undefined);
    if (/\bwebsocket\b/i.test(req.headers.upgrade ?? '')) {
      throw new AppError('invalid', undefined, 'WebSocket connections are not served here');
    }
    if (!route && !api) throw notFound();
    const served = methods.has(req.method);
    if (route?.public) {
      await limits.countAddress(req, res);
      if (!served) throw notFound();
      return forward(req, res, route, undefined);
    }
    res.setHeader('Cache-Control', 'no-store'); // a cache between would not know that `x-api-key` tells callers apart
    const { principal, active } = await identify(req, res);
    await limits.countPrincipal(res, principal);
    if (!active && !route?.anyStatus) {
      throw new AppError('forbidden', undefined, 'The account is not active');
    }
    if (!route || !served) throw notFound();
    return forward(req, res, route, principal);
  };
}

/** Methods that are forwarded; a service need not see others, least of all TRACE. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const notFound = () => new AppError('not-found', undefined, 'Not found');

/** Authenticates, and keeps those who guess from keeping the account service busy. */
function makeIdentify(options: { authenticate: Authenticate; limits: RateLimits }) {
  const { authenticate, limits } = options;
  const known = makeKnownCredentials();
  return async (req: Request, res: Response): Promise<Caller> => {
    const credentials: Credentials = {
      // the parser would drop all but the first: several are not one, whichever comes first
      authorization:
        req.headers.authorization === undefined
          ? undefined
          : req.headersDistinct['authorization']?.join(', '),
      apiKey: req.get('x-api-key'),
    };
    const digest = digestOf(credentials);
    if (!known.has(digest)) await limits.checkAddress(req, res);
    try {
      const caller = await authenticate(credentials);
      known.add(digest);
      return caller;
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') {
        await limits.countAddress(req, res);
        res.setHeader('WWW-Authenticate', challenge(credentials));
      }
      throw error;
    }
  };
}

/** RFC 6750, 3: the error is named only when a token was presented. */
function challenge({ authorization }: Credentials): string {
  return authorization === undefined
    ? 'Bearer realm="colloquy"'
    : 'Bearer realm="colloquy", error="invalid_token"';
}
