import { closeCodes } from '@colloquy/contracts';
import { type Component, pause } from '@colloquy/kernel';
import { errorFields } from '@colloquy/logging';
import type { KeyedLock } from './keyed-lock';
import { takeOver, type TakeOverDeps } from './take-over';

const maxConcurrent = 50;

/** Renews leases, abandons sessions that another process has claimed, and claims sessions whose process is gone. */
export function makeSessionSupervisor(deps: TakeOverDeps & { lock: KeyedLock; leaseMs: number }): Component {
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

  async function claimExpired(): Promise<void> {
    for (let taken = 0; taken < maxConcurrent && !stopping.signal.aborted; taken++) {
      const session = await liveSessions.claimExpired(registry.claim());
      if (!session) return;
      await deps.lock
        .run(session.interviewId, () => takeOver(session, deps))
        .catch((error: unknown) => {
          const { interviewId, sessionId } = session;
          logger.warn('Expired session not ended', { interviewId, sessionId, ...errorFields(error) });
        });
    }
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
      running = Promise.all([loop('renew', renew), loop('claim expired', claimExpired)]);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
