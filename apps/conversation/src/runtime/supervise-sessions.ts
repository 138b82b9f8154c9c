import { closeCodes } from '@colloquy/contracts';
import { errorFields } from '@colloquy/logging';
import type { KeyedLock } from './keyed-lock';
import { takeOver, type TakeOverDeps } from './take-over';

interface SuperviseSessionsDeps extends TakeOverDeps {
  lock: KeyedLock;
  leaseMs: number;
}

/** Renews the leases of this process, and abandons sessions that another process has claimed. */
export const makeRenewLeases =
  ({
    liveSessions,
    registry,
    leaseMs,
  }: Pick<SuperviseSessionsDeps, 'liveSessions' | 'registry' | 'leaseMs'>) =>
  async (): Promise<boolean> => {
    const held = registry.all().map((runner) => runner.ref);
    if (held.length === 0) return false;
    const kept = await liveSessions.renew(held, leaseMs);
    for (const { sessionId, owner } of held) {
      const runner = registry.get(sessionId);
      if (runner?.ref.owner === owner && !kept.has(owner)) runner.abandon(closeCodes.restarting);
    }
    return false;
  };

/** Claims a session whose process is gone. @returns whether there was one */
export const makeClaimExpired =
  (deps: Omit<SuperviseSessionsDeps, 'leaseMs'>) => async (): Promise<boolean> => {
    if (deps.registry.isClosed()) return false;
    const session = await deps.liveSessions.claimExpired(deps.registry.claim());
    if (!session) return false;
    await deps.lock
      .run(session.interviewId, () => takeOver(session, deps))
      .catch((error: unknown) => {
        const { interviewId, sessionId } = session;
        deps.logger.warn('Expired session not ended', { interviewId, sessionId, ...errorFields(error) });
      });
    return true;
  };
