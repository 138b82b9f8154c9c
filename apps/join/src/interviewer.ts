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

  return {
    persona: () => persona,
    introduce(welcome: Of<'welcome'>): void {
      persona = welcome.persona || nameless;
      voice = welcome.voice;
    },
    /** @returns false when it was told before */
    tell(turn: DisplayTurn & { voice?: Voice }, said: Captions): boolean {
      if (!isNew(turn)) return false;
      persona = turn.persona ?? persona;
      voice = turn.voice ?? voice;
      const { sequence, text } = turn;
      teller.tell({ sequence, text, ...(voice ? { voice } : {}) }, said.addTold(persona, text));
      return true;
    },
    /** Something said long ago: it is shown, not spoken. */
    recall(turn: DisplayTurn, said: Captions): void {
      if (isNew(turn)) said.addAgent(turn.persona ?? persona, turn.text);
    },
  };
}
