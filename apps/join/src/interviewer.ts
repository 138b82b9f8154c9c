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
  function tell(
    turn: DisplayTurn & { voice?: Voice; asksYesOrNo?: boolean | undefined },
    said: Captions,
  ): boolean {
    if (!isNew(turn)) return false;
    persona = turn.persona ?? persona;
    voice = turn.voice ?? voice;
    const { sequence, text, asksYesOrNo = false } = turn;
    teller.tell({ sequence, text, asksYesOrNo, ...(voice ? { voice } : {}) }, said.addTold(persona, text));
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
     * Shows what was said before now; nothing of it is spoken. What may not have been heard is left out: all that is
     * new after a lost line, and the last words, which are not answered, after a reload.
     * @param first the page has shown nothing yet
     * @returns tells what was left out
     */
    catchUp({ turns, sessionId }: Of<'welcome'>, said: Captions, first: boolean): () => void {
      const answeredUpTo = turns.findLastIndex(({ role }) => role === 'user');
      const unheard = turns.filter(
        (turn, at) => turn.role === 'agent' && turn.sessionId === sessionId && (!first || at > answeredUpTo),
      );
      for (const turn of turns.filter((each) => !unheard.includes(each))) {
        if (turn.role !== 'user') {
          if (isNew(turn)) said.addAgent(turn.persona ?? persona, turn.text);
        } else if (first) said.addOwn(turn.text);
      }
      return () => unheard.forEach((turn) => tell(turn, said));
    },
  };
}
