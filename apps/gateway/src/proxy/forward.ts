import type { InternalTokens, Principal } from '@colloquy/auth';
import { principalHeader } from '@colloquy/auth';
import { type Request, requestIdHeader, type Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Upstream } from './upstream';
import type { Route, UpstreamService } from '../domain/route-table';
import { bodyOf, discardRest } from './body';
import { giveUpWith } from './give-up';
import { requestHeaders, responseHeaders } from './headers';

/** Sends requests on to the services and their answers back, unread. */
export function makeForward(options: {
  upstreams: Readonly<Record<UpstreamService, Upstream>>;
  principals: InternalTokens<Principal>;
  logger: Logger;
}) {
  const { upstreams, principals, logger } = options;

  /** @throws AppError when there is an answer to give; what cannot be told the client any more is only logged. */
  return async function forward(req: Request, res: Response, route: Route, principal: Principal | undefined) {
    const headers = requestHeaders(req.headers);
    if (principal) headers[principalHeader] = principals.sign(principal, route.service);
    const body = bodyOf(req);
    const giveUp = giveUpWith(res);
    try {
      await upstreams[route.service].forward(
        { method: req.method, path: req.url, headers, body, giveUp },
        (status, answered) => {
          giveUp.answered();
          return res.writeHead(status, responseHeaders(answered));
        },
      );
    } catch (error) {
      if (giveUp.clientGone()) return;
      if (error instanceof AppError && error.kind === 'too-large') throw error;
      const fields = {
        service: route.service,
        requestId: req.headers[requestIdHeader],
        ...errorFields(error),
      };
      logger.warn('Service did not answer a forwarded request', fields);
      if (res.headersSent) return;
      if (error instanceof AppError) throw error;
      if (giveUp.givenUp()) throw new AppError('timeout', undefined, 'The service did not answer in time');
      res.status(502).json({ error: 'The service broke off' });
    } finally {
      giveUp.answered();
      discardRest(req);
    }
  };
}
