import type { Request, Response } from '@colloquy/http';
import { isUnreachable, makeReplica, type Replica, type ReplicaOptions, SilentError } from './replica';

/** The replicas of one service. */
export interface Upstream {
  /**
   * Resolves when the whole answer has been passed on, or the client has gone away. Replicas take turns; one that
   * cannot be reached, or answers nothing at all, is passed over, and a GET or HEAD without an answer goes to the next
   * one.
   * @throws AppError `unavailable` when no replica can be reached, `timeout` when it answers too late; anything
   * else when it broke off
   */
  forward(req: Request, res: Response, body: Buffer | undefined): Promise<void>;
  close(): void;
}

/** The replicas of one service behind these addresses; behind each may be several. */
export function makeUpstream(addresses: readonly string[], options: ReplicaOptions): Upstream {
  const replicas = addresses.map((address) => makeReplica(address, options));
  let turn = 0;

  function inTurn(): Replica[] {
    turn = (turn + 1) % replicas.length;
    const rotated = [...replicas.slice(turn), ...replicas.slice(0, turn)];
    return rotated.sort((a, b) => Number(a.rests()) - Number(b.rests()));
  }

  return {
    async forward(req, res, body) {
      const repeatable = req.method === 'GET' || req.method === 'HEAD';
      const candidates = inTurn();
      // a kept connection may just have been closed by a peer that is well: it is worth a second try
      const tries = repeatable ? [...candidates, ...candidates.slice(0, 1)] : candidates;
      let failure: unknown;
      for (const replica of tries) {
        const mayLeave = () => repeatable && replicas.some((other) => other !== replica && !other.rests());
        try {
          return await replica.forward(req, res, body, mayLeave);
        } catch (error) {
          failure = error;
          const mayRepeat = isUnreachable(error) || (repeatable && isBrokenOff(error));
          if (res.headersSent || res.closed || !mayRepeat) break;
        }
      }
      throw failure;
    },
    close: () => replicas.forEach((replica) => replica.close()),
  };
}

const isBrokenOff = (error: unknown) =>
  error instanceof SilentError || /^(ECONNRESET|EPIPE)$/.test(String((error as { code?: unknown })?.code));
