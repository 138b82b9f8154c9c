import { AppError } from '@colloquy/kernel';
import type { Respond, UpstreamRequest } from './exchange';
import { makeReplica, type Replica, type ReplicaOptions, SilentError } from './replica';

/** The replicas of one service. */
export interface Upstream {
  /**
   * Resolves when the whole answer has been passed on. Replicas take turns; one that cannot be reached, or answers
   * nothing at all, is passed over, and a GET or HEAD without an answer goes to the next one.
   * @throws AppError `unavailable` when no replica can be reached, `timeout` when it answers too late; anything
   * else when it broke off. After `respond` the place the answer went to is destroyed.
   */
  forward(request: UpstreamRequest, respond: Respond): Promise<void>;
  close(): Promise<void>;
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
    async forward(request, respond) {
      const repeatable = request.method === 'GET' || request.method === 'HEAD';
      const candidates = inTurn();
      // a kept connection may just have been closed by a peer that is well: it is worth a second try
      const tries = repeatable ? [...candidates, ...candidates.slice(0, 1)] : candidates;
      let responded = false;
      let failure: unknown;
      const begin: Respond = (status, headers) => {
        responded = true;
        return respond(status, headers);
      };
      for (const replica of tries) {
        const mayLeave = () => repeatable && replicas.some((other) => other !== replica && !other.rests());
        try {
          await replica.exchange(request, begin, mayLeave);
          return;
        } catch (error) {
          failure = error;
          const unsent = isUnreachable(error);
          if (unsent) replica.rest();
          const mayRepeat = unsent || (repeatable && isBrokenOff(error));
          if (responded || request.giveUp.givenUp() || !mayRepeat) break;
        }
      }
      throw translated(failure);
    },
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** No connection came about, so nothing was sent. */
function isUnreachable(error: unknown): boolean {
  const { syscall } = (error ?? {}) as { syscall?: unknown };
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(codeOf(error));
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof SilentError || /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));
}

function translated(error: unknown): unknown {
  if (isUnreachable(error)) {
    return new AppError('unavailable', undefined, 'The service cannot be reached now', { cause: error });
  }
  if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(codeOf(error))) {
    return new AppError('timeout', undefined, 'The service did not answer in time', { cause: error });
  }
  return error;
}
