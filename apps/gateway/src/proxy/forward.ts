import type { InternalTokens, Principal } from '@colloquy/auth';
import { principalHeader } from '@colloquy/auth';
import { type Request, requestIdHeader, type Response } from '@colloquy/http';
import { AppError, type ErrorKind, type Release } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Route, UpstreamService } from '../domain/route-table';
import { isStream } from '../domain/weight';
import type { Admission } from './admission';
import { inflatedSizeOf, readBody } from './body';
import { requestHeaders } from './headers';
import type { Upstream } from './upstream';

/** Longest pause of a client, milliseconds; media players pause for long. */
const stalledClientMs = 120_000;

export interface Forwarded {
  route: Route;
  holder: string;
  principal?: Principal;
}

export function makeForward(options: {
  upstreams: Readonly<Record<UpstreamService, Upstream>>;
  /** Separate connections, so that streams take none from other requests. */
  streams: Upstream;
  principals: InternalTokens<Principal>;
  admission: Admission;
  logger: Logger;
}) {
  const { upstreams, streams, principals, admission, logger } = options;

  /** @throws AppError; only logged once the response has begun or the client has disconnected */
  return async function forward(req: Request, res: Response, { route, holder, principal }: Forwarded) {
    res.setTimeout(stalledClientMs, () => res.destroy());
    const held: Release[] = [];
    try {
      held.push(await admission.body(req, res, holder));
      const body = await readBody(req);
      const bodyBytes = await inflatedSizeOf(body, req.headers['content-encoding']);
      held.push(await admission.largeBody(res, holder, bodyBytes));
      const callerId = callerOf(principal) ?? holder;
      held.push(await admission.request(req, res, { holder, callerId, route, bodyBytes }));
      if (res.closed) return;
      const headers = requestHeaders(req.headers);
      if (body) headers['content-length'] = String(body.length);
      if (principal) headers[principalHeader] = principals.sign(principal, route.service);
      req.headers = headers;
      const upstream = isStream(req) ? streams : upstreams[route.service];
      await upstream.forward(req, res, body);
    } catch (error) {
      if (res.closed) return; // the client has disconnected
      if (error instanceof AppError && refusals.has(error.kind)) throw error;
      const fields = {
        service: route.service,
        requestId: req.headers[requestIdHeader],
        ...errorFields(error),
      };
      logger.warn('Service did not answer a forwarded request', fields);
      if (res.headersSent) return;
      if (error instanceof AppError) throw error;
      res.status(502).json({ error: 'The service did not send a valid answer' });
    } finally {
      for (const release of held) release();
    }
  };
}

const callerOf = (principal: Principal | undefined) => principal?.keyId ?? principal?.userId;

const refusals: ReadonlySet<ErrorKind> = new Set(['too-large', 'rate-limited']);
