import type { InternalTokens, Principal } from '@colloquy/auth';
import { principalHeader } from '@colloquy/auth';
import { type Request, requestIdHeader, type Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Route, UpstreamService } from '../domain/route-table';
import { readBody } from './body';
import { requestHeaders } from './headers';
import type { Upstream } from './upstream';

/** A client that takes nothing of its answer for this long is let go; players pause, so it is generous. */
const stalledClientMs = 120_000;

/** Sends requests on to the services and their answers back, unread. */
export function makeForward(options: {
  upstreams: Readonly<Record<UpstreamService, Upstream>>;
  principals: InternalTokens<Principal>;
  logger: Logger;
}) {
  const { upstreams, principals, logger } = options;

  /** @throws AppError when there is an answer to give; what cannot be told the client any more is only logged. */
  return async function forward(req: Request, res: Response, route: Route, principal: Principal | undefined) {
    res.setTimeout(stalledClientMs, () => res.destroy());
    try {
      const body = await readBody(req);
      if (res.closed) return;
      const headers = requestHeaders(req.headers);
      if (body) headers['content-length'] = String(body.length);
      if (principal) headers[principalHeader] = principals.sign(principal, route.service);
      req.headers = headers;
      await upstreams[route.service].forward(req, res, body);
    } catch (error) {
      if (res.closed) return; // the client has gone away
      if (error instanceof AppError && error.kind === 'too-large') throw error;
      const fields = {
        service: route.service,
        requestId: req.headers[requestIdHeader],
        ...errorFields(error),
      };
      logger.warn('Service did not answer a forwarded request', fields);
      if (res.headersSent) return;
      if (error instanceof AppError) throw error;
      res.status(502).json({ error: 'The service broke off' });
    }
  };
}
