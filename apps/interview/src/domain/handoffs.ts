import { AppError } from '@colloquy/kernel';
import { currentChain, type DeliveredSession, deliveredChain, primarySession } from './delivery';
import { type Change, type Handoff, type Interview, unchanged } from './interview';
import { sessionOf } from './sessions';

export const maxHandoffs = 500;

/** @throws AppError `not-found` for an unknown session, `conflict` TOO_MANY_HANDOFFS */
export function recordHandoff(interview: Interview, handoff: Handoff): Change {
  sessionOf(interview, handoff.sessionId);
  if (interview.handoffs.some(({ id }) => id === handoff.id)) return unchanged(interview);
  if (interview.handoffs.length >= maxHandoffs) {
    throw new AppError('conflict', 'TOO_MANY_HANDOFFS', `An interview has at most ${maxHandoffs} handoffs`);
  }
  return { interview: { ...interview, handoffs: [...interview.handoffs, handoff] }, facts: [] };
}

interface DeliveredHandoff {
  handoff: Handoff;
  turnOffsetMs: number;
}

export function handoffsIn(interview: Interview, chain: readonly DeliveredSession[]): DeliveredHandoff[] {
  return chain.flatMap(({ session, offsetMs }) =>
    interview.handoffs
      .filter(({ sessionId }) => sessionId === session.id)
      .sort((a, b) => a.offsetMs - b.offsetMs || a.occurredAt.getTime() - b.occurredAt.getTime())
      .map((handoff) => ({ handoff, turnOffsetMs: offsetMs + handoff.offsetMs })),
  );
}

export function conversationOf(interview: Interview): DeliveredSession[] {
  return interview.status === 'COMPLETED'
    ? deliveredChain(interview, primarySession(interview))
    : currentChain(interview);
}
