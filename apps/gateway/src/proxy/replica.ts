import { get } from 'node:http';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { AddressAgent, type ConnectionLimits } from './agent';
import { Exchange } from './exchange';

/** Time for which a replica is tried last after a failed connection, milliseconds. */
const unreachableMs = 2000;
const silenceLimitMs = 1000;
/** Time limit of a probe, milliseconds; long enough for a busy event loop. */
const probeTimeoutMs = 1000;
const checkIntervalMs = 250;

export interface ReplicaOptions extends ConnectionLimits {
  /** Time limit until the response headers and, unless `pauseMs` is set, between two chunks, milliseconds. */
  timeoutMs: number;
  pauseMs?: number;
}

export class FrozenReplicaError extends Error {}

export interface Replica {
  isUnhealthy(): boolean;
  /** Throws as {@link Exchange.run}, or FrozenReplicaError if the request can be retried elsewhere. */
  forward(
    req: Request,
    res: Response,
    body: Buffer | undefined,
    canRetryElsewhere: () => boolean,
  ): Promise<void>;
  close(): void;
}

/** Probes a replica that is silent for a second; it counts as frozen until `/healthz` answers. */
export function makeReplica(address: string, options: ReplicaOptions): Replica {
  const target = new URL(new URL(address).origin);
  const agent = new AddressAgent(options);
  const pending = new Set<PendingRequest>();
  let unreachableUntil = 0;
  let frozen = false;
  let lastAnswerAt = 0;
  let probing = false;

  async function checkLiveness(): Promise<void> {
    const isOverdue = pending.size > 0 && performance.now() - lastAnswerAt > silenceLimitMs;
    if (probing || !(frozen || isOverdue)) return;
    probing = true;
    frozen = !(await probe(target, agent));
    probing = false;
    if (!frozen) lastAnswerAt = performance.now();
    else failOver();
  }

  /** Requests that no other replica can serve stay, because the replica may still answer. */
  function failOver(): void {
    agent.retireConnections();
    for (const { exchange, canRetryElsewhere } of pending) {
      if (canRetryElsewhere()) exchange.cancel(new FrozenReplicaError('The replica is frozen'));
    }
  }

  const timer = setInterval(() => void checkLiveness(), checkIntervalMs).unref();

  return {
    isUnhealthy: () => frozen || unreachableUntil > performance.now(),
    async forward(req, res, body, canRetryElsewhere) {
      if (pending.size === 0) lastAnswerAt = performance.now();
      const onAnswer = () => {
        pending.delete(entry);
        lastAnswerAt = performance.now();
      };
      const { timeoutMs, pauseMs } = options;
      const exchange = new Exchange(res, { target, agent, body, timeoutMs, pauseMs, onAnswer });
      const entry: PendingRequest = { exchange, canRetryElsewhere };
      pending.add(entry);
      try {
        await exchange.run(req);
      } catch (error) {
        if (isUnreachable(error)) unreachableUntil = performance.now() + unreachableMs;
        throw error;
      } finally {
        pending.delete(entry);
      }
    },
    close() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

interface PendingRequest {
  exchange: Exchange;
  canRetryElsewhere: () => boolean;
}

export const isUnreachable = (error: unknown) => error instanceof AppError && error.kind === 'unavailable';

function probe(target: URL, agent: AddressAgent): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    get(new URL('/healthz', target), { agent, signal }, (answer) => {
      answer.on('error', () => resolve(false)).once('end', () => resolve(true));
      answer.resume();
    }).on('error', () => resolve(false));
  });
}
