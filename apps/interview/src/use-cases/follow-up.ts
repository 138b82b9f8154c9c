import { inSpan } from '@colloquy/tracing';
import { endedSessions, followUp, mustNotify, mustRedact } from '../domain/follow-up';
import type { Deps } from './deps';

/** Longer than a follow-up takes. */
const leaseMs = 30_000;

/** Publishes events again whose effects are not confirmed. @throws the error of a service that did not respond */
export const makeFollowUp = (deps: Deps) => async (): Promise<boolean> => {
  const { followUps, clock, rules, logger } = deps;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const claimed = await followUps.claim(now, leaseUntil);
  if (claimed.length === 0) return false;
  const [unbooked, unnotified, unredacted] = await Promise.allSettled([
    deps.ledger.unbooked(
      claimed.flatMap((interview) =>
        endedSessions(interview).map(({ id }) => ({ accountId: interview.accountId, sessionId: id })),
      ),
    ),
    deps.deliveries.unnotified(claimed.filter(mustNotify)),
    deps.deliveries.unredacted(claimed.filter(mustRedact)),
  ]);
  const missing = {
    unbooked: valueOf(unbooked),
    unnotified: valueOf(unnotified),
    unredacted: valueOf(unredacted),
  };
  const results = claimed.map((interview) =>
    followUp(interview, missing, { now, afterMs: rules.followUpAfterMs }),
  );
  await inSpan('follow up', { parent: undefined, attributes: {} }, () =>
    followUps.store(results, now, leaseUntil),
  );
  for (const { interview, unsettled, facts } of results) {
    if (facts.length === 0) continue;
    logger.warn('Events republished', {
      interviewId: interview.id,
      missing: Object.keys(unsettled),
      followUps: interview.followUps + 1,
    });
  }
  for (const asked of [unbooked, unnotified, unredacted]) if (asked.status === 'rejected') throw asked.reason;
  return true;
};

const valueOf = <T>(asked: PromiseSettledResult<T>): T | undefined =>
  asked.status === 'fulfilled' ? asked.value : undefined;
