import type { Ask, Move } from '../domain/inputs';
import type { InterviewAgents, Moment } from '../domain/ports';
import type { Turn } from '../domain/session-state';

/** Turns that are compared: an earlier one does not change without a later one. */
const compared = 4;
/** Age at which an answer comes too late, milliseconds. */
const freshMs = 15_000;

interface Prepared {
  moment: Moment;
  move: Promise<Move | undefined>;
  stop: AbortController;
}

/** Asks before the expert's turn is certainly over. @param expect undefined: the expected words are not said */
export function makeAnticipation(agents: InterviewAgents, expect: (words: string | undefined) => void) {
  let prepared: Prepared | undefined;

  function drop(): void {
    if (!prepared) return;
    prepared.stop.abort();
    prepared = undefined;
    expect(undefined);
  }

  async function answerTo(moment: Moment, { signal }: AbortController): Promise<Move | undefined> {
    const expectWords = (words: string) => !signal.aborted && expect(words);
    const move = await agents.say('next', moment, signal, expectWords).catch(() => undefined);
    if (move) expectWords(move.text);
    return move;
  }

  return {
    prepare(before: Moment, sessionId: string, words: string): void {
      const moment = { ...before, history: [...before.history, said(before, sessionId, words)] };
      if (prepared && isSame(prepared.moment, moment)) return;
      drop();
      const stop = new AbortController();
      prepared = { moment, move: answerTo(moment, stop), stop };
    },
    /** Returns undefined if no answer was prepared for this moment; resolves to undefined if the interviewer failed. */
    take(ask: Ask, moment: Moment, signal: AbortSignal): Promise<Move | undefined> | undefined {
      if (!prepared || ask !== 'next' || !isSame(prepared.moment, moment)) return void drop();
      const { move, stop } = prepared;
      prepared = undefined;
      signal.addEventListener('abort', () => stop.abort());
      return move;
    },
    drop,
  };
}

function said({ history }: Moment, sessionId: string, text: string): Turn {
  return {
    sessionId,
    sequence: (history.at(-1)?.sequence ?? -1) + 1,
    role: 'user',
    text,
    offsetMs: 0,
    durationMs: 0,
    act: '',
    utteranceId: '',
  };
}

function isSame(one: Moment, other: Moment): boolean {
  return (
    one.history.length === other.history.length &&
    one.speaker.agentId === other.speaker.agentId &&
    one.takingOver === other.takingOver &&
    one.consentIsDue === other.consentIsDue &&
    Math.abs(one.elapsedMs - other.elapsedMs) < freshMs &&
    lastTurns(one) === lastTurns(other)
  );
}

const lastTurns = ({ history }: Moment): string =>
  JSON.stringify(
    history
      .slice(-compared)
      .map(({ sessionId, role, text, act }, index, { length }) => [
        sessionId,
        role,
        index === length - 1 ? plain(text) : text,
        act,
      ]),
  );

/** Recognisers add or move full stops, commas and capitals when words become final; a question mark changes the sense. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,;:!…。、，；：！।]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
