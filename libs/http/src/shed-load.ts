import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '@colloquy/kernel';
import { isApi } from './is-api';

/** Work that the process is behind with. */
export interface Backlog {
  /** Average time by which timers of the event loop are late, milliseconds. */
  lagMs: number;
  /** Operations that wait for a database connection. */
  databaseWaits: number;
}

/** Kinds of requests. gRPC calls, among them those of conversations, are never refused. */
type Kind = 'export' | 'read' | 'write';

/** Limits above which requests of a kind are refused. */
const limits: Readonly<Record<Kind, Backlog>> = {
  export: { lagMs: 100, databaseWaits: 50 },
  read: { lagMs: 500, databaseWaits: 200 },
  write: { lagMs: 2000, databaseWaits: 800 },
};

const retryAfterSeconds = 2;

/** Refuses requests of the API with 503 while the process is behind: exports first, then reads, then writes. */
export function shedLoad(options: { backlog: () => Backlog; isExport?: (req: Request) => boolean }) {
  const { backlog, isExport = () => false } = options;
  const kindOf = (req: Request): Kind => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return 'write';
    return isExport(req) ? 'export' : 'read';
  };
  return (req: Request, res: Response, next: NextFunction): void => {
    if (!isApi(req)) return next();
    const limit = limits[kindOf(req)];
    const { lagMs, databaseWaits } = backlog();
    if (lagMs <= limit.lagMs && databaseWaits <= limit.databaseWaits) return next();
    res.setHeader('Retry-After', retryAfterSeconds);
    throw new AppError('unavailable', undefined, 'The service is busy; try again later');
  };
}

/** Sampling interval, milliseconds; an idle process spends 1 ms of CPU a second on it. */
const resolutionMs = 50;
/** Period of the average, milliseconds. */
const windowMs = 500;

let lag: (() => number) | undefined;

/**
 * Returns the lag of the event loop, milliseconds: the lowest average of the last four periods, so that only a lag of two
 * seconds counts, not a process that starts or resumes. All callers in a process share one sampler.
 */
export function eventLoopLagMs(): number {
  lag ??= sampleLag();
  return lag();
}

function sampleLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let lagsMs = [0, 0, 0, 0];
  const update = () => {
    // each sample includes the interval
    const lagMs = delays.count === 0 ? 0 : Math.max(0, delays.mean / 1e6 - resolutionMs);
    lagsMs = [...lagsMs.slice(1), lagMs];
    delays.reset();
  };
  setInterval(update, windowMs).unref();
  return () => Math.min(...lagsMs);
}
