import express, { type Express, type Request, type RequestHandler, type Router } from 'express';
import { type Component } from '@colloquy/kernel';
import { type Logger } from '@colloquy/logging';
import type { Registry } from 'prom-client';
import { errorHandler, notFound } from './errors';
import { healthRoutes } from './health';
import { isApiRequest } from './is-api-request';
import { atMost, bodyLimitBytes } from './large-body';
import { accessLog, requestId } from './request-context';
import { sendJson } from './send-json';
import { securityHeaders } from './security-headers';
import { type Backlog, eventLoopLagMs, shedLoad } from './shed-load';
import { requireWellFormed } from './malformed';

const formLimitBytes = 64 * 1024;

export interface HttpAppOptions {
  logger: Logger;
  registry: Registry;
  components: readonly Component[];
  stopping?: () => boolean;
  /** Leaves the security headers to the gateway. */
  behindGateway?: boolean;
  /** Operations that wait for the database; default 0. */
  databaseWaits?: () => number;
  /** Returns whether a request is an export; an overloaded process refuses exports first. */
  isExport?: (req: Request) => boolean;
  routes: readonly (Router | RequestHandler)[];
}

export function makeHttpApp(options: HttpAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.response.json = sendJson;
  app.use(requestId(), accessLog(options), requireWellFormed());
  if (!options.behindGateway) app.use(securityHeaders());
  app.use(besideApi(healthRoutes({ ...options, stopping: options.stopping ?? (() => false) })));
  const { isExport, databaseWaits = () => 0 } = options;
  const backlog = (): Backlog => ({ lagMs: eventLoopLagMs(), databaseWaits: databaseWaits() });
  app.use(shedLoad({ backlog, ...(isExport && { isExport }) }));
  for (const route of options.routes) app.use(route);
  app.use(notFound, errorHandler(options.logger));
  return app;
}

export function besideApi(router: RequestHandler): RequestHandler {
  return (req, res, next) => (isApiRequest(req) ? next() : router(req, res, next));
}

/** Parses a JSON body of at most 1 MB; an absent body is `undefined`. */
export function jsonBody(): RequestHandler {
  const empty = new WeakSet<object>();
  const read = express.json({
    limit: bodyLimitBytes,
    strict: false,
    verify: (req, _res, body) => void (body.length === 0 && empty.add(req)),
  });
  return atMost(bodyLimitBytes, (req, res, next) =>
    read(req, res, (error?: unknown) => {
      if (empty.has(req)) req.body = undefined; // parsed as `{}`
      next(error);
    }),
  );
}

/** Reads at most 64 KB of `application/x-www-form-urlencoded` as text, because a signature covers the text. */
export function formText(): RequestHandler {
  const type = 'application/x-www-form-urlencoded';
  return atMost(formLimitBytes, express.text({ limit: formLimitBytes, type }));
}
