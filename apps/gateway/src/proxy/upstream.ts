import type { Request, Response } from '@colloquy/http';
import { isUnreachable, makeReplica, type Replica, type ReplicaOptions, FrozenReplicaError } from './replica';

export interface Upstream {
  /** @throws AppError `unavailable` if no replica can be reached, `timeout`, or the broken connection's error */
  forward(req: Request, res: Response, body: Buffer | undefined): Promise<void>;
  close(): void;
}

export function makeUpstream(addresses: readonly string[], options: ReplicaOptions): Upstream {
  const replicas = addresses.map((address) => makeReplica(address, options));
  let nextIndex = 0;

  function replicasToTry(): Replica[] {
    nextIndex = (nextIndex + 1) % replicas.length;
    const rotated = [...replicas.slice(nextIndex), ...replicas.slice(0, nextIndex)];
    return rotated.sort((a, b) => Number(a.isUnhealthy()) - Number(b.isUnhealthy()));
  }

  return {
    async forward(req, res, body) {
      const repeatable = req.method === 'GET' || req.method === 'HEAD';
      const candidates = replicasToTry();
      // a healthy replica may just have closed its connection, so the first one is tried twice
      const tries = repeatable ? [...candidates, ...candidates.slice(0, 1)] : candidates;
      let failure: unknown;
      for (const replica of tries) {
        const canRetryElsewhere = () =>
          repeatable && replicas.some((other) => other !== replica && !other.isUnhealthy());
        try {
          return await replica.forward(req, res, body, canRetryElsewhere);
        } catch (error) {
          failure = error;
          const mayRepeat = isUnreachable(error) || (repeatable && isBrokenConnection(error));
          if (res.headersSent || res.closed || !mayRepeat) break;
        }
      }
      throw failure;
    },
    close: () => replicas.forEach((replica) => replica.close()),
  };
}

const isBrokenConnection = (error: unknown) =>
  error instanceof FrozenReplicaError ||
  /^(ECONNRESET|EPIPE)$/.test(String((error as { code?: unknown })?.code));
