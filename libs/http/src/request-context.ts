import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type Logger } from '@colloquy/logging';
import { nameRequest } from '@colloquy/tracing';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export const requestIdHeader = 'x-request-id';

/** Keeps the caller's id if it is a plain token of at most 64 characters. */
export function requestId() {
  return (req: Request, res: Response, next: NextFunction): void => {
    const given = req.get(requestIdHeader);
    const id = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    req.headers[requestIdHeader] = id;
    res.setHeader(requestIdHeader, id);
    next();
  };
}

/** Logs and counts requests by their declared route, never by URL. */
export function accessLog(options: { logger: Logger; registry: Registry }) {
  const requests = new Counter({
    name: 'colloquy_http_requests_total',
    help: 'HTTP requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [options.registry],
  });
  const duration = new Histogram({
    name: 'colloquy_http_request_duration_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [options.registry],
  });
  const inFlight = new Gauge({
    name: 'colloquy_http_requests_in_flight',
    help: 'HTTP requests being answered',
    registers: [options.registry],
  });
  return (req: Request, res: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const nameSpan = nameRequest();
    inFlight.inc();
    res.locals[leaveInFlight] = () => inFlight.dec();
    res.once('finish', () => nameSpan(req.method, routeOf(req, res))); // the span ends at `close`
    res.once('close', () => {
      const isStream = res.locals[leaveInFlight] === undefined;
      if (!isStream) inFlight.dec();
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
      const route = routeOf(req, res);
      const status = res.writableFinished ? res.statusCode : 499; // the client disconnected first
      requests.inc({ method: req.method, route, status });
      if (!isStream) duration.observe({ method: req.method, route }, durationMs / 1000);
      options.logger.info('HTTP request', {
        method: req.method,
        route,
        status,
        durationMs,
        requestId: req.headers[requestIdHeader],
      });
    });
    next();
  };
}

const leaveInFlight = 'leaveInFlight';

/** Excludes a stream from the durations, because its length says nothing about the time to answer. */
export function markAsStream(res: Response): void {
  (res.locals[leaveInFlight] as (() => void) | undefined)?.();
  delete res.locals[leaveInFlight];
}

export function nameRoute(prefix: string): RequestHandler {
  return (req, res, next) => {
    if (req.path.startsWith(`${prefix}/`)) res.locals['route'] = prefix;
    next();
  };
}

function routeOf(req: Request, res: Response): string {
  const declared: unknown = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof declared === 'string') return declared;
  const named: unknown = res.locals['route'];
  return typeof named === 'string' ? named : 'unmatched';
}
