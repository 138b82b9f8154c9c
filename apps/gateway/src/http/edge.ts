import { type Request, type RequestHandler, type Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { findDestination } from '../domain/route-table';
import { isStream } from '../domain/weight';
import type { makeForward } from '../proxy/forward';
import type { Authenticate, Caller, Credentials } from '../use-cases/authenticate';
import { digestOf, makeKnownCredentials } from './known-credentials';
import type { OpenStreams } from './open-streams';
import { addressKey, type RateLimits } from './rate-limits';

export function edgeHandler(options: {
  authenticate: Authenticate;
  limits: RateLimits;
  openStreams: OpenStreams;
  forward: ReturnType<typeof makeForward>;
}): RequestHandler {
  const { limits, openStreams, forward } = options;
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
      return forward(req, res, { route, holder: addressKey(req) });
    }
    res.setHeader('Cache-Control', 'no-store'); // a shared cache would ignore `x-api-key` and mix callers
    const caller = await identify(req, res);
    const { principal } = caller;
    await limits.countPrincipal(res, principal);
    if (!route?.anyStatus) assertActive(caller);
    if (!route || !served) throw notFound();
    if (res.closed) return; // the client has left, and `openStreams` would not notice
    if (isStream(req)) {
      const credentials = credentialsOf(req); // before `forward`, which removes them from the request
      openStreams.add(res, async () => assertActive(await options.authenticate(credentials)));
    }
    const { bytesWritten } = req.socket;
    await forward(req, res, { route, holder: principal.accountId, principal });
    await limits.countAnswer(principal, req.socket.bytesWritten - bytesWritten);
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function assertActive({ active }: Caller): void {
  if (!active) throw new AppError('forbidden', undefined, 'The account is not active');
}

const notFound = () => new AppError('not-found', undefined, 'Not found');

function makeIdentify(options: { authenticate: Authenticate; limits: RateLimits }) {
  const { authenticate, limits } = options;
  const known = makeKnownCredentials();
  return async (req: Request, res: Response): Promise<Caller> => {
    const credentials = credentialsOf(req);
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

const credentialsOf = (req: Request): Credentials => ({
  // Node's parser keeps only the first of several headers; here they are joined, and thus refused
  authorization:
    req.headers.authorization === undefined ? undefined : req.headersDistinct['authorization']?.join(', '),
  apiKey: req.get('x-api-key'),
});

/** RFC 6750, section 3: names an error only if the request carried a token. */
function challenge({ authorization }: Credentials): string {
  return authorization === undefined
    ? 'Bearer realm="colloquy"'
    : 'Bearer realm="colloquy", error="invalid_token"';
}
