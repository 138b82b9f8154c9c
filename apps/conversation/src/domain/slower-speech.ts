import { asksForSlower } from '@colloquy/language';
import type { SessionFacts, SessionState, Speaker, Turn } from './session-state';

/** Share of the previous speed, and the slowest speed at which voices sound natural. */
const slower = { share: 0.85, least: 0.7 };

const slowerThan = (speed: number): number =>
  Math.min(speed, Math.max(slower.least, Math.round(speed * slower.share * 100) / 100));

/** @param times how often the expert has asked for slower speech */
export const slowed = (speaker: Speaker, times: number): Speaker =>
  Array.from({ length: times }).reduce<Speaker>(
    (each) => ({ ...each, speed: slowerThan(each.speed ?? 1) }),
    speaker,
  );

export const slowingsIn = ({
  facts,
  history,
  pending,
}: Pick<SessionState, 'facts' | 'history' | 'pending'>): number =>
  [...history, ...pending].filter((turn) => turn.slower && turn.sessionId === facts.sessionId).length;

/** Marks the turns that followed a wish for slower speech, which is not stored. */
export function markSlower(
  { sessionId, language }: Pick<SessionFacts, 'sessionId' | 'language'>,
  history: readonly Turn[],
): readonly Turn[] {
  let words: string[] = [];
  return history.map((turn) => {
    if (turn.role === 'user') {
      words.push(turn.text);
      return turn;
    }
    const wish = words.join(' ');
    words = [];
    const isSlower =
      turn.sessionId === sessionId && turn.request === 'repeat' && asksForSlower(wish, language);
    return isSlower ? { ...turn, slower: true as const } : turn;
  });
}
