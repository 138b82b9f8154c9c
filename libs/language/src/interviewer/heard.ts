import { type SpokenTurn } from './interviewer';

/** Share of a question that must have been heard for the question to count as asked. */
export const heardShare = 0.6;

/** Returns the share of a question in the heard words, which may be cut off: 0 to 1. */
export function shareHeard(heard: string, question: string): number {
  const asked = question.trim();
  const said = heard.trimEnd();
  if (asked === '' || said.includes(asked)) return 1;
  for (let length = Math.min(asked.length, said.length); length > 0; length -= 1) {
    if (said.endsWith(asked.slice(0, length).trimEnd())) return length / asked.length;
  }
  return 0;
}

/** The expert may not have heard the agent's last turns of a broken session that have no reply. */
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
