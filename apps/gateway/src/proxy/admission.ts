import type { Request, Response } from '@colloquy/http';
import { eventStreamLimits } from '@colloquy/contracts';
import { AppError, type FairQueue, makeFairQueue, type Release } from '@colloquy/kernel';
import { holdAtLeast } from '../domain/minimum-hold';
import { type UpstreamService, upstreamServices } from '../domain/route-table';
import { makeStreamPool } from '../domain/stream-pool';
import { bodyUnits, heavyList, type Kind, loadOf } from '../domain/weight';
import { bodySizeOf } from './body';

const mebibyte = 1024 * 1024;
const bodyLimits = { total: 128 * mebibyte, perAccount: 16 * mebibyte, waitingPerAccount: 256 };
/** Limits for recordings, by client address: browsers keep a request open while a recording is paused. */
const mediaLimits = { total: 512, perAccount: 64, waitingPerAccount: 256 };
const waitingPerAccount = 512;
/** Limits for lists: an account gets four light lists or one heavy list at a time. */
const listLimits = { total: 16 * heavyList, perAccount: heavyList, waitingPerAccount };
/** Limits for bodies over 64 KiB, in units of 64 KiB. Waiting bodies hold memory; few may wait, so that small bodies get memory too. */
const largeBodyLimits = { total: Infinity, perAccount: 16, waitingPerAccount: 12 };
/** Limits an account to 2.6 MiB of large bodies a second: docs/operations/results-2026-11.md. */
const largeBodyHeldMs = 384;
const unpaginatedLimits = { total: 16, perAccount: 2, waitingPerAccount };
const { perAccount, perCaller } = eventStreamLimits;
const streamLimits = { total: 500, perAccount, perCaller };
const retryAfterSeconds = 1;
const streamRetryAfterSeconds = 5;

type QueuedKind = Exclude<Kind, 'stream'>;

interface AdmissionLimits {
  /** Total weight of the requests in progress at one service; see `loadOf`. */
  inProgress: number;
  inProgressPerAccount: number;
  maxWaitMs: number;
}

interface AdmissionRequest {
  holder: string;
  /** User, API key, or address of a client without one. */
  callerId: string;
  route: { service: UpstreamService; public?: boolean };
  bodyBytes: number;
}

export function makeAdmission({ inProgress, inProgressPerAccount, maxWaitMs }: AdmissionLimits) {
  const bodies = makeFairQueue(bodyLimits);
  const largeBodies = makeFairQueue(largeBodyLimits);
  const media = makeFairQueue(mediaLimits);
  const streams = makeStreamPool(streamLimits);
  const queues = (): Record<QueuedKind, FairQueue> => ({
    single: makeFairQueue({ total: inProgress, perAccount: inProgressPerAccount, waitingPerAccount }),
    list: makeFairQueue(listLimits),
    unpaginated: makeFairQueue(unpaginatedLimits),
  });
  const requests = Object.fromEntries(upstreamServices.map((service) => [service, queues()])) as Record<
    UpstreamService,
    Record<QueuedKind, FairQueue>
  >;

  async function enter(queue: FairQueue, holder: string, weight: number, res: Response): Promise<Release> {
    const waiting = new AbortController();
    const leave = () => waiting.abort(new AppError('unavailable', undefined, 'The client has disconnected'));
    const limit = setTimeout(() => waiting.abort(tooBusy()), maxWaitMs);
    res.once('close', leave);
    try {
      return await queue.enter(holder, weight, waiting.signal);
    } catch (error) {
      if (!res.headersSent) res.setHeader('Retry-After', retryAfterSeconds);
      throw error;
    } finally {
      clearTimeout(limit);
      res.off('close', leave);
    }
  }

  function enterStream(accountId: string, callerId: string, res: Response): Release {
    try {
      return streams.enter({ accountId, callerId });
    } catch (error) {
      res.setHeader('Retry-After', streamRetryAfterSeconds);
      throw error;
    }
  }

  return {
    /** @throws AppError `too-large`, `rate-limited`, or `unavailable` after `maxWaitMs` */
    body: async (req: Request, res: Response, holder: string): Promise<Release> => {
      const sizeBytes = bodySizeOf(req);
      return sizeBytes === 0 ? nothing : enter(bodies, holder, sizeBytes, res);
    },
    /** Slows down the large bodies of an account. @throws AppError `rate-limited` */
    largeBody: async (res: Response, holder: string, sizeBytes: number): Promise<Release> => {
      const units = bodyUnits(sizeBytes);
      if (units === 1) return nothing;
      return holdAtLeast(largeBodyHeldMs, await enter(largeBodies, holder, units, res));
    },
    request: async (
      req: Request,
      res: Response,
      { holder, callerId, route, bodyBytes }: AdmissionRequest,
    ) => {
      if (route.public) return enter(media, holder, 1, res);
      const { kind, weight } = loadOf(req.method, req.url, bodyBytes);
      if (kind === 'stream') return enterStream(holder, callerId, res);
      return enter(requests[route.service][kind], holder, weight, res);
    },
  };
}

export type Admission = ReturnType<typeof makeAdmission>;

const nothing: Release = () => undefined;

const tooBusy = () => new AppError('unavailable', undefined, 'The service is busy; try again later');
