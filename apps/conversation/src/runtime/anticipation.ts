import type { Ask, Move } from '../domain/inputs';
import type { InterviewAgents, Moment } from '../domain/ports';
import type { Turn } from '../domain/session-state';

/** Turns that are compared: an earlier one does not change without a later one. */
const compared = 4;

interface Prepared {
  moment: Moment;
  move: Promise<Move | undefined>;
  stop: AbortController;
}

/**
 * Asks the interviewer before the expert's turn is certainly over. The answer is used if the turn has become what was
 * expected, and dropped otherwise.
 */
export function makeAnticipation(agents: InterviewAgents) {
  let prepared: Prepared | undefined;

  function drop(): void {
    prepared?.stop.abort();
    prepared = undefined;
  }

  return {
    /** @param moment the moment before the words are said */
    prepare(before: Moment, words: string): void {
      const moment = { ...before, history: [...before.history, said(before, words)] };
      if (prepared && isSame(prepared.moment, moment)) return;
      drop();
      const stop = new AbortController();
      const move = agents.say('next', moment, stop.signal).catch(() => undefined);
      prepared = { moment, move, stop };
    },
    /** Returns the answer that was prepared for this moment. Undefined, or resolves to undefined, if there is none. */
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

function said({ history }: Moment, text: string): Turn {
  const last = history.at(-1);
  return {
    sessionId: last?.sessionId ?? '',
    sequence: (last?.sequence ?? -1) + 1,
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
    lastTurns(one) === lastTurns(other)
  );
}

const lastTurns = ({ history }: Moment): string =>
  JSON.stringify(history.slice(-compared).map(({ role, text, act }) => [role, text, act]));
