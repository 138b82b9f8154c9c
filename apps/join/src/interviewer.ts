import type { DisplayTurn } from '@colloquy/contracts';
import type { Of } from './connection-types';
import type { Captions } from './screens/captions';
import type { TurnPlayer } from './sound/turn-player';

type Manner = Pick<Of<'turn'>, 'voice' | 'speed' | 'patience'>;

export function makeInterviewer(turnPlayer: TurnPlayer, nameless: string) {
  let persona = nameless;
  let manner: Manner = {};
  const seen = new Set<string>();

  function isNew({ sessionId, sequence }: { sessionId: string; sequence: number }): boolean {
    const key = `${sessionId} ${sequence}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  }

  /** @returns false if the turn was already shown */
  function tell(turn: DisplayTurn & Manner & { asksYesOrNo?: boolean | undefined }, said: Captions): boolean {
    if (!isNew(turn)) return false;
    // turns of earlier connections have no voice, speed or patience
    if (turn.voice || turn.speed || turn.patience) manner = turn;
    persona = turn.persona ?? persona;
    const { voice, speed } = manner;
    const { sequence, text, asksYesOrNo = false } = turn;
    turnPlayer.play(
      { sequence, text, asksYesOrNo, ...(voice ? { voice } : {}), ...(speed ? { speed } : {}) },
      said.addInterviewerTurn(persona, text),
    );
    return true;
  }

  return {
    tell,
    persona: () => persona,
    /** Factor on the pause that ends the expert's turn. */
    patience: () => manner.patience ?? 1,
    introduce(welcome: Of<'welcome'>): void {
      persona = welcome.persona || nameless;
      manner = welcome;
    },
    /**
     * Shows earlier turns without speaking them. Turns that the expert may not have heard are left out: all new turns
     * after a disconnection; the last unanswered turn after a reload.
     * @param first the page has shown no turn yet
     * @param isShown whether words of the expert are on the screen
     * @returns a function that plays the turns left out
     */
    catchUp(
      { turns, sessionId }: Of<'welcome'>,
      said: Captions,
      first: boolean,
      isShown: (text: string) => boolean,
    ): () => void {
      const answeredUpTo = turns.findLastIndex(({ role }) => role === 'user');
      const unheard = turns.filter(
        (turn, at) => turn.role === 'agent' && turn.sessionId === sessionId && (!first || at > answeredUpTo),
      );
      for (const turn of turns.filter((each) => !unheard.includes(each))) {
        if (turn.role !== 'user') {
          if (isNew(turn)) said.addAgent(turn.persona ?? persona, turn.text);
        } else if (first || !isShown(turn.text)) said.addOwn(turn.text);
      }
      return () => unheard.forEach((turn) => tell(turn, said));
    },
  };
}

export type Interviewer = ReturnType<typeof makeInterviewer>;
