import type { Request, Response } from '@colloquy/http';
import { eventStreamLimits } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type FairQueue, makeFairQueue, type Release } from '../domain/fair-queue';
import { type UpstreamService, upstreamServices } from '../domain/route-table';
import { makeStreamPool } from '../domain/stream-pool';
import { heavyList, type Kind, loadOf } from '../domain/weight';
import { bodySizeOf } from './body';

const mebibyte = 1024 * 1024;
const bodyLimits = { total: 128 * mebibyte, perAccount: 16 * mebibyte, waitingPerAccount: 256 };
/** Per client address: browsers keep a request open while a recording is paused. */
const mediaLimits = { total: 512, perAccount: 64, waitingPerAccount: 256 };
const waitingPerAccount = 512;
/** For one account, four light lists or one heavy list at a time. */
const listLimits = { total: 16 * heavyList, perAccount: heavyList, waitingPerAccount };
/** Each of these lists lasts as long as the client takes to read it. */
const everythingLimits = { total: 16, perAccount: 2, waitingPerAccount };
/** A service has the same limits. */
const { perAccount, perCaller } = eventStreamLimits;
const streamLimits = { total: 500, perAccount, perCaller };
const retryAfterSeconds = 1;
const streamRetryAfterSeconds = 5;

type QueuedKind = Exclude<Kind, 'stream'>;

export interface AdmissionLimits {
  /** Weight of the requests that one service works on at a time; see `loadOf`. */
  inProgress: number;
  inProgressPerAccount: number;
  maxWaitMs: number;
}

export interface Entrant {
  /** Account, or address of a client without one. */
  holder: string;
  /** User, API key, or address of a client without one. */
  callerId: string;
  route: { service: UpstreamService; public?: boolean };
}

export function makeAdmission({ inProgress, inProgressPerAccount, maxWaitMs }: AdmissionLimits) {
  const bodies = makeFairQueue(bodyLimits);
  const media = makeFairQueue(mediaLimits);
  const streams = makeStreamPool(streamLimits);
  const queues = (): Record<QueuedKind, FairQueue> => ({
    one: makeFairQueue({ total: inProgress, perAccount: inProgressPerAccount, waitingPerAccount }),
    list: makeFairQueue(listLimits),
    everything: makeFairQueue(everythingLimits),
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
    /** Throws as `body` does. A stream does not wait. */
    request: async (req: Request, res: Response, { holder, callerId, route }: Entrant) => {
      if (route.public) return enter(media, holder, 1, res);
      const { kind, weight } = loadOf(req.method, req.url, bodySizeOf(req));
      if (kind === 'stream') return enterStream(holder, callerId, res);
      return enter(requests[route.service][kind], holder, weight, res);
    },
  };
}

export type Admission = ReturnType<typeof makeAdmission>;

const nothing: Release = () => undefined;

const tooBusy = () => new AppError('unavailable', undefined, 'The service is busy; try again later');
