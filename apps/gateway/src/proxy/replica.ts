import { SlotSet } from '@colloquy/kernel';
import { Pool } from 'undici';
import { exchange, type Respond, type UpstreamRequest } from './exchange';
import type { GiveUp } from './give-up';

const connectLimitMs = 2000;
/** A replica that could not be reached is asked last for this long. */
const restMs = 2000;
/** Connections to one replica; more requests wait. */
const connectionLimit = 512;
/** Behind one address may be many replicas: only what connects anew reaches those that were added. */
const connectionAgeLimitMs = 60_000;
/** A replica that answers nothing it was asked for this long has to show that it is alive. */
const silenceMs = 1000;
/** How long it may take for that; a process that computes at a stretch is not dead. */
const aliveLimitMs = 1000;
/** How often it is looked whether it is silent, or still is. */
const lookEveryMs = 250;

/** Settings of {@link makeReplica}. */
export interface ReplicaOptions {
  /** Limit of the time to the head of an answer, and between two parts of its body. */
  timeoutMs: number;
  /** Age after which a connection gets no more requests; default a minute. */
  connectionAgeMs?: number;
}

/** A request was taken back from a replica that does not answer anything. */
export class SilentError extends Error {}

/** One process of a service. */
export interface Replica {
  /** Whether it is to be asked last: it could not be reached lately, or answers nothing at all. */
  rests(): boolean;
  /** Nobody could connect to it. */
  rest(): void;
  /**
   * Resolves when the whole answer has been passed on; rejects as {@link exchange} does.
   * @param mayLeave asked when the replica turns out to be silent, unless its answer has begun
   * @throws SilentError when the request was taken back
   */
  exchange(request: UpstreamRequest, respond: Respond, mayLeave: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * A frozen process, or one that was cut off, keeps its connections and answers on none. So one that has let
 * requests wait for a second is asked for `/healthz`, which needs nothing but the process, and counts as silent
 * until it answers that. A slow database silences nobody.
 */
export function makeReplica(address: string, options: ReplicaOptions): Replica {
  const connect = () =>
    new Pool(new URL(address).origin, {
      connections: connectionLimit,
      clientTtl: options.connectionAgeMs ?? connectionAgeLimitMs,
      connectTimeout: connectLimitMs,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
    });
  let pool = connect();
  let restsUntil = 0;
  let silent = false;
  let heardAt = 0;
  let asking = false;
  const waiting = new SlotSet<Asked>();

  async function look(): Promise<void> {
    const isOverdue = waiting.size > 0 && performance.now() - heardAt > silenceMs;
    if (asking || !(silent || isOverdue)) return;
    asking = true;
    const alive = await isAlive(pool);
    asking = false;
    if (alive) heardAt = performance.now();
    else leavePool();
    silent = !alive;
  }

  /** Connections that lead nowhere must not be used again; what waits on them may still be answered. */
  function leavePool(): void {
    pool.close().catch(() => undefined);
    pool = connect();
    for (const asked of waiting) asked.leave();
  }

  const watch = setInterval(() => void look(), lookEveryMs).unref();

  return {
    rests: () => silent || restsUntil > performance.now(),
    rest: () => (restsUntil = performance.now() + restMs),
    async exchange(request, respond, mayLeave) {
      if (waiting.size === 0) heardAt = performance.now();
      const asked = new Asked(request.giveUp, mayLeave);
      waiting.add(asked);
      try {
        await exchange(pool, { ...request, giveUp: asked }, (status, headers) => {
          waiting.delete(asked);
          heardAt = performance.now();
          return respond(status, headers);
        });
      } catch (error) {
        throw asked.hasLeft ? new SilentError('The replica does not answer', { cause: error }) : error;
      } finally {
        waiting.delete(asked);
      }
    },
    async close() {
      clearInterval(watch);
      await pool.destroy();
    },
  };
}

/** A request without an answer yet; given up by its client, or taken back. */
class Asked implements GiveUp {
  hasLeft = false;
  private act = (): void => undefined;

  constructor(
    private readonly client: GiveUp,
    private readonly mayLeave: () => boolean,
  ) {}

  givenUp(): boolean {
    return this.hasLeft || this.client.givenUp();
  }

  whenGivenUp(act: () => void): void {
    this.act = act;
    this.client.whenGivenUp(act);
  }

  leave(): void {
    if (this.hasLeft || !this.mayLeave()) return;
    this.hasLeft = true;
    this.act();
  }
}

async function isAlive(pool: Pool): Promise<boolean> {
  const signal = AbortSignal.timeout(aliveLimitMs);
  try {
    const { body } = await pool.request({ method: 'GET', path: '/healthz', signal });
    await body.dump();
    return true;
  } catch {
    return false;
  }
}
