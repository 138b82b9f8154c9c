import { closeCodes } from '@colloquy/contracts';
import { type Component, pause, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Interviews, LiveSession, LiveSessionRepository } from '../domain/ports';
import type { Conduct } from './conduct';
import type { KeyedLock } from './keyed-lock';
import { isRefusal } from './persist';
import type { Registry } from './registry';

/** Most lapsed sessions claimed in a row before the next pause. */
const mostAtOnce = 50;
/** Failed attempts to take over a session after which it is ended. */
const mostAttempts = 10;

/**
 * Renews the leases of this process's sessions, abandons sessions that another process has claimed, and claims sessions
 * whose process is gone: their clients have the usual time to come back, then the session is ended.
 */
export function makeSessionSupervisor(deps: {
  liveSessions: LiveSessionRepository;
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
    const held = registry.all().map((runner) => runner.ref);
    if (held.length === 0) return;
    const kept = await liveSessions.renew(held, deps.leaseMs);
    for (const { sessionId, owner } of held) {
      const runner = registry.get(sessionId);
      if (runner?.ref.owner === owner && !kept.has(owner)) runner.abandon(closeCodes.restarting);
    }
  }

  async function claimLapsed(): Promise<void> {
    for (let taken = 0; taken < mostAtOnce && !stopping.signal.aborted; taken++) {
      const session = await liveSessions.claimLapsed(registry.claim());
      if (!session) return;
      await deps.lock
        .run(session.interviewId, () => carryOn(session))
        .catch((error: unknown) => {
          const { interviewId, sessionId } = session;
          logger.warn('Lapsed session not ended', { interviewId, sessionId, ...errorFields(error) });
        });
    }
  }

  async function carryOn(session: LiveSession): Promise<void> {
    const { sessionId, interviewId, ending } = session;
    registry.get(sessionId)?.abandon(closeCodes.restarting);
    try {
      if (ending) {
        await deps.interviews.endSession(session, ending);
        return await liveSessions.remove(session);
      }
      const view = await deps.interviews.runtimeView(session);
      if (view.session?.disconnectReason) return await liveSessions.remove(session);
      await deps.conduct(view, session);
      logger.info('Lapsed session claimed', { interviewId, sessionId });
    } catch (error) {
      // never started, or its interview was deleted
      if (toAppError(error).kind === 'not-found') return await liveSessions.remove(session);
      if (session.attempts >= mostAttempts) return await giveUp(session, error);
      const { attempts } = session;
      // tried again when the new lease runs out; the sessions after it do not wait for that
      logger.warn('Lapsed session not taken over', {
        interviewId,
        sessionId,
        attempts,
        ...errorFields(error),
      });
    }
  }

  /** Ends a session that no process can conduct. */
  async function giveUp(session: LiveSession, cause: unknown): Promise<void> {
    const { sessionId, interviewId, connectedMs, seenAt, ending } = session;
    const lastResort = {
      reason: 'ended_by_agent_platform', // legal on the page and on the phone
      endedAtMs: seenAt.getTime(),
      durationSeconds: Math.round(connectedMs / 1000),
    } as const;
    const end = ending && !isRefusal(cause) ? ending : lastResort;
    await deps.interviews.endSession(session, end);
    await liveSessions.remove(session);
    logger.error('Session ended because it could not be taken over', {
      interviewId,
      sessionId,
      ...errorFields(cause),
    });
  }

  async function loop(what: string, work: () => Promise<void>): Promise<void> {
    let failing = false;
    while (!stopping.signal.aborted) {
      try {
        await work();
        failing = false;
      } catch (error) {
        if (!failing) logger.warn('Live sessions could not be supervised', { what, ...errorFields(error) });
        failing = true;
      }
      await pause(everyMs, stopping.signal);
    }
  }

  return {
    name: 'session supervisor',
    async start() {
      // in parallel: claiming may wait for other services, renewing must not
      running = Promise.all([loop('renew', renew), loop('claim lapsed', claimLapsed)]);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
