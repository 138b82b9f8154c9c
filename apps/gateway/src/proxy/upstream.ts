import type { Request, Response } from '@colloquy/http';
import { isUnreachable, makeReplica, type Replica, type ReplicaOptions, FrozenReplicaError } from './replica';

export interface Upstream {
  /**
   * Forwards a request to the replicas in round-robin order. Skips unreachable and frozen replicas; retries a GET or HEAD
   * without an answer on the next replica. Resolves when the whole answer has been passed on or the client has
   * disconnected.
   * @throws AppError `unavailable` if no replica can be reached, `timeout` if the answer is late; any other error if the
   * connection to the replica broke
   */
  forward(req: Request, res: Response, body: Buffer | undefined): Promise<void>;
  close(): void;
}

/** Makes an upstream; a load balancer with several replicas may stand behind each address. */
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
      // a healthy replica may just have closed its keep-alive connection, so the first replica gets a second try
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
