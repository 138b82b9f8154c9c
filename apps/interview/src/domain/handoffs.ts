import { AppError } from '@colloquy/kernel';
import { currentChain, type DeliveredSession, deliveredChain, primarySession } from './delivery';
import { type Change, type Handoff, type Interview, unchanged } from './interview';
import { sessionOf } from './sessions';

/** Most handoffs an interview can have; each costs space in its document. */
export const maxHandoffs = 500;

/**
 * Notes that one agent handed over to another. Repeating it with the same id changes nothing.
 * @throws AppError `not-found` for an unknown session, `conflict` TOO_MANY_HANDOFFS
 */
export function recordHandoff(interview: Interview, handoff: Handoff): Change {
  sessionOf(interview, handoff.sessionId);
  if (interview.handoffs.some(({ id }) => id === handoff.id)) return unchanged(interview);
  if (interview.handoffs.length >= maxHandoffs) {
    throw new AppError('conflict', 'TOO_MANY_HANDOFFS', `An interview has at most ${maxHandoffs} handoffs`);
  }
  return { interview: { ...interview, handoffs: [...interview.handoffs, handoff] }, facts: [] };
}

/** A handoff and when it happened in the conversation, milliseconds from its beginning. */
export interface DeliveredHandoff {
  handoff: Handoff;
  turnOffsetMs: number;
}

/** The handoffs in the sessions of a chain, in the order they happened. */
export function handoffsIn(interview: Interview, chain: readonly DeliveredSession[]): DeliveredHandoff[] {
  return chain.flatMap(({ session, offsetMs }) =>
    interview.handoffs
      .filter(({ sessionId }) => sessionId === session.id)
      .sort((a, b) => a.offsetMs - b.offsetMs || a.occurredAt.getTime() - b.occurredAt.getTime())
      .map((handoff) => ({ handoff, turnOffsetMs: offsetMs + handoff.offsetMs })),
  );
}

/**
 * The sessions whose handoffs belong to the conversation: those that are delivered once the interview is
 * completed, those it consists of so far before. Of sessions the expert started over nothing is delivered.
 */
export function conversationOf(interview: Interview): DeliveredSession[] {
  return interview.status === 'COMPLETED'
    ? deliveredChain(interview, primarySession(interview))
    : currentChain(interview);
}
