import { closeCodes } from '@colloquy/contracts';
import { type Component, pause, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Interviews, LiveSession, LiveSessions } from '../domain/ports';
import type { Conduct } from './conduct';
import type { KeyedLock } from './keyed-lock';
import type { Registry } from './registry';

/** Sessions of a dead process that are taken in one go; the next go follows at once. */
const mostAtOnce = 50;

/**
 * Keeps this process's claims alive, notices sessions that others have taken, and takes up those whose process
 * is gone: their clients get the time to come back that every client gets, then the session is ended.
 */
export function makeKeeper(deps: {
  liveSessions: LiveSessions;
  interviews: Interviews;
  registry: Registry;
  conduct: Conduct;
  lock: KeyedLock;
  logger: Logger;
  leaseMs: number;
}): Component {
  const { liveSessions, registry, logger } = deps;
  const everyMs = Math.max(20, Math.floor(deps.leaseMs / 5));
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;

  async function renew(): Promise<void> {
    const held = registry.all().map((runner) => runner.held);
    if (held.length === 0) return;
    const kept = await liveSessions.renew(held, deps.leaseMs);
    for (const { sessionId, owner } of held) {
      const runner = registry.get(sessionId);
      if (runner?.held.owner === owner && !kept.has(owner)) runner.abandon(closeCodes.restarting);
    }
  }

  async function takeUp(): Promise<void> {
    for (let taken = 0; taken < mostAtOnce && !stopping.signal.aborted; taken++) {
      const session = await liveSessions.claimLapsed(registry.claim());
      if (!session) return;
      await deps.lock.run(session.interviewId, () => carryOn(session));
    }
  }

  async function carryOn(session: LiveSession): Promise<void> {
    const { sessionId, interviewId, owner, ending } = session;
    registry.get(sessionId)?.abandon(closeCodes.restarting);
    try {
      if (ending) {
        await deps.interviews.endSession(session, ending);
        return await liveSessions.remove(session);
      }
      const view = await deps.interviews.runtimeView(session);
      if (view.session?.disconnectReason) return await liveSessions.remove(session);
      await deps.conduct(view, owner, session);
      logger.info('Session taken up', { interviewId, sessionId });
    } catch (error) {
      if (toAppError(error).kind !== 'not-found') throw error; // its lease runs out once more
      await liveSessions.remove(session); // never started, or deleted since
    }
  }

  /** Does its work again and again; a failure waits for the next turn. */
  async function loop(what: string, work: () => Promise<void>): Promise<void> {
    let failing = false;
    while (!stopping.signal.aborted) {
      try {
        await work();
        failing = false;
      } catch (error) {
        if (!failing) logger.warn('Live sessions could not be kept', { what, ...errorFields(error) });
        failing = true;
      }
      await pause(everyMs, stopping.signal);
    }
  }

  return {
    name: 'session keeper',
    async start() {
      // side by side: taking up may wait for other services, and leases must not
      running = Promise.all([loop('renew', renew), loop('take up', takeUp)]);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
