import type { Clock } from '@colloquy/kernel';
import type { Subscription } from '@colloquy/messaging';
import type { UsageEntry } from '../domain/usage';

/** Books the connected time of every session, once. */
export function onSessionEnded(deps: {
  ledger: { book(entry: UsageEntry): Promise<void> };
  clock: Clock;
}): Subscription<'session.ended.v1'> {
  return {
    queue: 'billing.session-ended',
    event: 'session.ended.v1',
    handle: ({ accountid, data }) =>
      deps.ledger.book({
        sessionId: data.sessionId,
        interviewId: data.interviewId,
        accountId: accountid,
        platform: data.platform,
        disconnectReason: data.disconnectReason,
        startedAt: new Date(data.startedAt),
        endedAt: new Date(data.endedAt),
        seconds: data.durationSeconds,
        bookedAt: deps.clock.now(),
      }),
  };
}
