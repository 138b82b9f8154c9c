import type { DisplayTurn } from '@colloquy/contracts';
import type { Of } from './connection-types';
import type { Captions } from './screens/captions';
import type { TurnPlayer } from './sound/turn-player';

type Voice = Of<'turn'>['voice'];

/** Shows the turns of the current interviewer. Turns that repeat after a reconnection are shown once. */
export function makeInterviewer(turnPlayer: TurnPlayer, nameless: string) {
  let persona = nameless;
  let voice: Voice;
  const seen = new Set<string>();

  function isNew({ sessionId, sequence }: { sessionId: string; sequence: number }): boolean {
    const key = `${sessionId} ${sequence}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  }

  /** @returns false if the turn was already shown */
  function tell(
    turn: DisplayTurn & { voice?: Voice; asksYesOrNo?: boolean | undefined },
    said: Captions,
  ): boolean {
    if (!isNew(turn)) return false;
    persona = turn.persona ?? persona;
    voice = turn.voice ?? voice;
    const { sequence, text, asksYesOrNo = false } = turn;
    turnPlayer.play(
      { sequence, text, asksYesOrNo, ...(voice ? { voice } : {}) },
      said.addInterviewerTurn(persona, text),
    );
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
     * Shows earlier turns without speaking them. Turns that the expert may not have heard are left out: all new turns
     * after a disconnection; the last unanswered turn after a reload.
     * @param first the page has shown no turn yet
     * @returns a function that plays the turns left out
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
