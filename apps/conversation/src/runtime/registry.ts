import { closeCodes } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Claim, LiveSessionRepository } from '../domain/ports';
import type { Runner } from './runner';

export interface Registry {
  get(sessionId: string): Runner | undefined;
  /** Keeps a runner until it is done, then removes or releases its session. */
  add(runner: Runner): Runner;
  all(): readonly Runner[];
  claim(): Claim;
  /** Releases every session, also later ones. Resolves when other processes can claim them. */
  close(): Promise<void>;
  isClosed(): boolean;
}

export function makeRegistry(options: {
  leaseMs: number;
  liveSessions: LiveSessionRepository;
  logger: Logger;
}): Registry {
  const runners = new Map<string, Runner>();
  const { liveSessions } = options;

  const releases = new Set<Promise<void>>();
  let closed = false;

  async function forget(runner: Runner): Promise<void> {
    const how = await runner.done;
    const { sessionId } = runner.ref;
    if (runners.get(sessionId) === runner) runners.delete(sessionId);
    if (how === 'released') await liveSessions.release([runner.ref]);
    else await liveSessions.removeEnded(runner.ref);
  }

  return {
    get: (sessionId) => runners.get(sessionId),
    add(runner) {
      runners.set(runner.ref.sessionId, runner);
      const released = forget(runner)
        .catch((error: unknown) => {
          options.logger.warn(
            'Session was neither released nor removed: it stays until its lease runs out',
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
    isClosed: () => closed,
  };
}
