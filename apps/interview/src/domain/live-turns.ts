import type { Language } from '@colloquy/contracts';
import { spokenTurnOf, withheldTurns } from '@colloquy/language';
import type { LatestTurns, Turn } from './turn-ports';

/** Returns the turns that were heard and are not withheld at the request of the expert, session by session. */
export function shownTurns({ turns, modeBefore, language }: LatestTurns & { language: Language }): Turn[] {
  const heard = turns.filter(({ text }) => text !== '');
  return [...new Set(heard.map(({ sessionId }) => sessionId))].flatMap((sessionId) => {
    const own = heard.filter((turn) => turn.sessionId === sessionId);
    const earlier = modeBefore?.sessionId === sessionId ? [modeBefore] : [];
    const withheld = withheldTurns([...earlier, ...own].map(spokenTurnOf), language);
    return own.filter((_turn, index) => !withheld.has(index + earlier.length));
  });
}
