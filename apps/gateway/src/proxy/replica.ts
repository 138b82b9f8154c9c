import { get } from 'node:http';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { AddressAgent, type ConnectionLimits } from './agent';
import { Exchange } from './exchange';

/** A replica that could not be reached is asked last for this long. */
const restMs = 2000;
/** A replica that answers nothing it was asked for this long has to show that it is alive. */
const silenceMs = 1000;
/** How long it may take for that; a process that computes at a stretch is not dead. */
const aliveLimitMs = 1000;
/** How often it is looked whether it is silent, or still is. */
const lookEveryMs = 250;

/** Settings of {@link makeReplica}. */
export interface ReplicaOptions extends ConnectionLimits {
  /** Limit of the time to the head of an answer, and between two parts of its body. */
  timeoutMs: number;
}

/** A request was taken back from a replica that does not answer anything. */
export class SilentError extends Error {}

/** What one address of a service leads to. */
export interface Replica {
  /** Whether it is to be asked last: it could not be reached lately, or answers nothing at all. */
  rests(): boolean;
  /**
   * Ends as {@link Exchange.run} does.
   * @param mayLeave asked when the replica turns out to be silent, unless its answer has begun
   * @throws SilentError when the request was taken back
   */
  forward(req: Request, res: Response, body: Buffer | undefined, mayLeave: () => boolean): Promise<void>;
  close(): void;
}

/**
 * A frozen process, or one that was cut off, keeps its connections and answers on none. So one that has let
 * requests wait for a second is asked for `/healthz`, which needs nothing but the process, and counts as silent
 * until it answers that. A slow database silences nobody.
 */
export function makeReplica(address: string, options: ReplicaOptions): Replica {
  const target = new URL(new URL(address).origin);
  const agent = new AddressAgent(options);
  const waiting = new Set<Waiting>();
  let restsUntil = 0;
  let silent = false;
  let heardAt = 0;
  let asking = false;

  async function look(): Promise<void> {
    const isOverdue = waiting.size > 0 && performance.now() - heardAt > silenceMs;
    if (asking || !(silent || isOverdue)) return;
    asking = true;
    silent = !(await isAlive(target, agent));
    asking = false;
    if (!silent) heardAt = performance.now();
    else leave();
  }

  /** Connections that lead nowhere must not be used again; what waits on them may still be answered. */
  function leave(): void {
    agent.renew();
    for (const { exchange, mayLeave } of waiting) {
      if (mayLeave()) exchange.takeBack(new SilentError('The replica does not answer'));
    }
  }

  const watch = setInterval(() => void look(), lookEveryMs).unref();

  return {
    rests: () => silent || restsUntil > performance.now(),
    async forward(req, res, body, mayLeave) {
      if (waiting.size === 0) heardAt = performance.now();
      const onAnswer = () => {
        waiting.delete(entry);
        heardAt = performance.now();
      };
      const exchange = new Exchange(res, { target, agent, body, timeoutMs: options.timeoutMs, onAnswer });
      const entry: Waiting = { exchange, mayLeave };
      waiting.add(entry);
      try {
        await exchange.run(req);
      } catch (error) {
        if (isUnreachable(error)) restsUntil = performance.now() + restMs;
        throw error;
      } finally {
        waiting.delete(entry);
      }
    },
    close() {
      clearInterval(watch);
      agent.destroy();
    },
  };
}

/** A request without an answer yet. */
interface Waiting {
  exchange: Exchange;
  mayLeave: () => boolean;
}

/** No connection came about, so nothing was sent. */
export const isUnreachable = (error: unknown) => error instanceof AppError && error.kind === 'unavailable';

function isAlive(target: URL, agent: AddressAgent): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(aliveLimitMs);
    get(new URL('/healthz', target), { agent, signal }, (answer) => {
      answer.on('error', () => resolve(false)).once('end', () => resolve(true));
      answer.resume();
    }).on('error', () => resolve(false));
  });
}
