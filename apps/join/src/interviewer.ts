import type { DisplayTurn } from '@colloquy/contracts';
import type { Of } from './connection-types';
import type { Captions } from './screens/captions';
import type { Teller } from './sound/teller';

type Voice = Of<'turn'>['voice'];

/** Who is interviewing, and what of it the expert has been told: what comes again after a lost line is told once. */
export function makeInterviewer(teller: Teller, nameless: string) {
  let persona = nameless;
  let voice: Voice;
  const seen = new Set<string>();

  function isNew({ sessionId, sequence }: { sessionId: string; sequence: number }): boolean {
    const key = `${sessionId} ${sequence}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  }

  /** @returns false when it was told before */
  function tell(turn: DisplayTurn & { voice?: Voice }, said: Captions): boolean {
    if (!isNew(turn)) return false;
    persona = turn.persona ?? persona;
    voice = turn.voice ?? voice;
    const { sequence, text } = turn;
    teller.tell({ sequence, text, ...(voice ? { voice } : {}) }, said.addTold(persona, text));
    return true;
  }

  return {
    tell,
    persona: () => persona,
    introduce(welcome: Of<'welcome'>): void {
      persona = welcome.persona || nameless;
      voice = welcome.voice;
    },
    /**
     * What was said before now: it is shown, not spoken, but for last words that may not have been heard.
     * @param withOwn whether the expert's own words are shown, too
     */
    catchUp({ turns, sessionId }: Of<'welcome'>, said: Captions, withOwn: boolean): void {
      for (const turn of turns) {
        if (turn.role === 'user') {
          if (withOwn) said.addOwn(turn.text);
        } else if (turn === turns.at(-1) && turn.sessionId === sessionId) tell(turn, said);
        else if (isNew(turn)) said.addAgent(turn.persona ?? persona, turn.text);
      }
    },
  };
}
