import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '@colloquy/kernel';
import { isApiRequest } from './is-api-request';

export interface Backlog {
  lagMs: number;
  databaseWaits: number;
}

/** Kinds of HTTP requests. gRPC calls, such as those of conversations, are never refused. */
type Kind = 'export' | 'read' | 'write';

const limits: Readonly<Record<Kind, Backlog>> = {
  export: { lagMs: 100, databaseWaits: 50 },
  read: { lagMs: 500, databaseWaits: 200 },
  write: { lagMs: 2000, databaseWaits: 800 },
};

const retryAfterSeconds = 2;

/** Refuses requests with 503 while the process is overloaded: exports first, then reads, then writes. */
export function shedLoad(options: { backlog: () => Backlog; isExport?: (req: Request) => boolean }) {
  const { backlog, isExport = () => false } = options;
  const kindOf = (req: Request): Kind => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return 'write';
    return isExport(req) ? 'export' : 'read';
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    if (!isApiRequest(req)) return next();
    const limit = limits[kindOf(req)];
    const { lagMs, databaseWaits } = backlog();
    if (lagMs <= limit.lagMs && databaseWaits <= limit.databaseWaits) return next();
    res.setHeader('Retry-After', retryAfterSeconds);
    throw new AppError('unavailable', undefined, 'The service is busy; try again later');
  };
}

const resolutionMs = 50;
const windowMs = 500;

let lag: (() => number) | undefined;

/** Milliseconds: the lowest average of the last four periods, so that only a lag of two seconds counts. */
export function eventLoopLagMs(): number {
  lag ??= sampleLag();
  return lag();
}

function sampleLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let lagsMs = [0, 0, 0, 0];
  const update = () => {
    const lagMs = delays.count === 0 ? 0 : Math.max(0, delays.mean / 1e6 - resolutionMs);
    lagsMs = [...lagsMs.slice(1), lagMs];
    delays.reset();
  };
  setInterval(update, windowMs).unref();
  return () => Math.min(...lagsMs);
}
