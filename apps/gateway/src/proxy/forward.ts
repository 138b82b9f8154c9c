import type { InternalTokens, Principal } from '@colloquy/auth';
import { principalHeader } from '@colloquy/auth';
import { type Request, requestIdHeader, type Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Upstream } from './upstream';
import type { Route, UpstreamService } from '../domain/route-table';
import { bodyOf, discardRest } from './body';
import { requestHeaders, responseHeaders } from './headers';

/** Limit of the time to the head of an answer, with the client's upload and every try included. */
const answerLimitMs = 45_000;
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
    const headers = requestHeaders(req.headers);
    if (principal) headers[principalHeader] = principals.sign(principal, route.service);
    const body = bodyOf(req);
    const abort = abortWith(res);
    try {
      await upstreams[route.service].forward(
        { method: req.method, path: req.url, headers, body, signal: abort.signal },
        (status, answered) => {
          abort.answered();
          return res.writeHead(status, responseHeaders(answered));
        },
      );
    } catch (error) {
      if (abort.clientGone()) return;
      if (error instanceof AppError && error.kind === 'too-large') throw error;
      const fields = {
        service: route.service,
        requestId: req.headers[requestIdHeader],
        ...errorFields(error),
      };
      logger.warn('Service did not answer a forwarded request', fields);
      if (res.headersSent) return;
      if (error instanceof AppError) throw error;
      if (abort.signal.aborted)
        throw new AppError('timeout', undefined, 'The service did not answer in time');
      res.status(502).json({ error: 'The service broke off' });
    } finally {
      abort.answered();
      discardRest(req);
    }
  };
}

/** Aborts when the client goes away or nothing is answered for too long. */
function abortWith(res: Response) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerLimitMs);
  let gone = res.closed;
  if (gone) controller.abort();
  res.once('close', () => {
    gone = !res.writableFinished;
    controller.abort();
  });
  res.setTimeout(stalledClientMs, () => res.destroy());
  return {
    signal: controller.signal,
    answered: () => clearTimeout(timer),
    clientGone: () => gone,
  };
}
