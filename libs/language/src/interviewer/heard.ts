import { type SpokenTurn } from './interviewer';

/** Share of a question that must have been heard for it to count as asked. */
export const heardShare = 0.6;

/** How much of a question is in the words that were heard, whose end may be missing: 0 to 1. */
export function shareHeard(heard: string, question: string): number {
  const asked = question.trim();
  const said = heard.trimEnd();
  if (asked === '' || said.includes(asked)) return 1;
  for (let length = Math.min(asked.length, said.length); length > 0; length -= 1) {
    if (said.endsWith(asked.slice(0, length).trimEnd())) return length / asked.length;
  }
  return 0;
}

/**
 * The turns of the agent that nobody may have heard: the last ones of a session that broke off before the expert said
 * anything to them.
 */
export function unheardTurns(
  history: readonly SpokenTurn[],
  openSessionId: string | undefined,
): ReadonlySet<SpokenTurn> {
  const unheard = new Set<SpokenTurn>();
  let following = openSessionId;
  let isLast = false;
  for (const turn of history.toReversed()) {
    if (turn.sessionId === undefined || following === undefined) return unheard;
    if (turn.sessionId !== following) isLast = true;
    if (turn.role === 'user') isLast = false;
    else if (isLast) unheard.add(turn);
    following = turn.sessionId;
  }
  return unheard;
}
