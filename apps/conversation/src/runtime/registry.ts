import { closeCodes } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Claim, LiveSessions } from '../domain/ports';
import type { Runner } from './runner';

/** The sessions this process conducts. */
export interface Registry {
  get(sessionId: string): Runner | undefined;
  /** Keeps a runner until it is done; a session it lets go of can be taken by another process at once, one that is over is forgotten. */
  add(runner: Runner): Runner;
  all(): readonly Runner[];
  claim(): Claim;
  /** Lets go of every session, also of those still being opened; resolves when others can take them. */
  close(): Promise<void>;
}

/** @param leaseMs how long others wait for this process once it is silent */
export function makeRegistry(options: {
  leaseMs: number;
  liveSessions: LiveSessions;
  logger: Logger;
}): Registry {
  const runners = new Map<string, Runner>();
  const { liveSessions } = options;

  const releases = new Set<Promise<void>>();
  let closed = false;

  async function forget(runner: Runner): Promise<void> {
    const how = await runner.done;
    const { sessionId } = runner.held;
    if (runners.get(sessionId) === runner) runners.delete(sessionId);
    if (how === 'let-go') await liveSessions.release([runner.held]);
    else await liveSessions.removeEnded(runner.held);
  }

  return {
    get: (sessionId) => runners.get(sessionId),
    add(runner) {
      runners.set(runner.held.sessionId, runner);
      const released = forget(runner)
        .catch((error: unknown) => {
          options.logger.warn(
            'Session was neither released nor removed; its lease runs out',
            errorFields(error),
          );
        })
        .finally(() => releases.delete(released));
      releases.add(released);
      if (closed) runner.abandon(closeCodes.restarting);
      return runner;
    },
    all: () => [...runners.values()],
    claim: () => ({ owner: newId(), leaseMs: options.leaseMs }),
    async close() {
      closed = true;
      for (const runner of runners.values()) runner.abandon(closeCodes.restarting);
      await Promise.all(releases);
    },
  };
}
