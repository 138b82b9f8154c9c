import { Pool } from 'undici';
import { AppError } from '@colloquy/kernel';
import { exchange, type Respond, type UpstreamRequest } from './exchange';

const connectLimitMs = 2000;
/** A replica that could not be reached is asked last for this long. */
const restMs = 2000;
/** Connections to one replica; more requests wait. */
const connectionLimit = 512;
/** Behind one address may be many replicas: only what connects anew reaches those that were added. */
const connectionAgeMs = 60_000;

/** The replicas of one service. */
export interface Upstream {
  /**
   * Resolves when the whole answer has been passed on. Replicas take turns; one that cannot be reached is
   * passed over, and a GET or HEAD without an answer goes to the next one.
   * @throws AppError `unavailable` when no replica can be reached, `timeout` when it answers too late; anything
   * else when it broke off. After `respond` the place the answer went to is destroyed.
   */
  forward(request: UpstreamRequest, respond: Respond): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param options.timeoutMs limit of the time to the head of an answer, and between two parts of its body
 * @param options.connectionAgeMs age after which a connection gets no more requests, default a minute
 */
export function makeUpstream(
  addresses: readonly string[],
  options: { timeoutMs: number; connectionAgeMs?: number },
): Upstream {
  const replicas = addresses.map((address) => ({
    restsUntil: 0,
    pool: new Pool(new URL(address).origin, {
      connections: connectionLimit,
      clientTtl: options.connectionAgeMs ?? connectionAgeMs,
      connectTimeout: connectLimitMs,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
    }),
  }));
  let turn = 0;

  function inTurn() {
    turn = (turn + 1) % replicas.length;
    const rotated = [...replicas.slice(turn), ...replicas.slice(0, turn)];
    const now = Date.now();
    return rotated.sort((a, b) => Number(a.restsUntil > now) - Number(b.restsUntil > now));
  }

  return {
    async forward(request, respond) {
      const repeatable = request.method === 'GET' || request.method === 'HEAD';
      const candidates = inTurn();
      // a kept connection may just have been closed by a peer that is well: it is worth a second try
      const tries = repeatable ? [...candidates, ...candidates.slice(0, 1)] : candidates;
      let responded = false;
      let failure: unknown;
      for (const replica of tries) {
        try {
          await exchange(replica.pool, request, (status, headers) => {
            responded = true;
            return respond(status, headers);
          });
          return;
        } catch (error) {
          failure = error;
          const unsent = isUnreachable(error);
          if (unsent) replica.restsUntil = Date.now() + restMs;
          const mayRepeat = unsent || (repeatable && isBrokenOff(error));
          if (responded || request.giveUp.givenUp() || !mayRepeat) break;
        }
      }
      throw translated(failure);
    },
    close: async () => {
      await Promise.all(replicas.map(({ pool }) => pool.destroy()));
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
  return /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));
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
