import type { OverlapView } from '../../simulator/src/line/call-types.ts';
import type { Behaviour, Overlap } from '../../simulator/src/line/numbers.ts';
import { spreadOf, type Spread } from './statistics.ts';

/** Pauses within a sentence, seconds. */
const pauses = [0.4, 0.8, 1.1, 1.4, 1.6, 1.8, 1.9, 2];
/** Sentences with a pause: after a conjunction, after a comma, and after a word that gives no hint. */
const sentences = [
  (point: string) => [`On ${point} we compared the price and`, 'the support that we had been promised.'],
  (point: string) => [`For ${point} we chose the second offer,`, 'which was not the cheapest one.'],
  (point: string) => [`When we came to ${point} the supplier`, 'asked for a contract of three years.'],
] as const;
const overlaps: Overlap[] = ['cough', 'back-channel', 'noise', 'barge-in'];

interface Answer {
  begin: string;
  end: string;
}

export interface Script {
  behaviour: Behaviour;
  answers: Answer[];
}

/** Returns the script of a call: each answer has a pause, and each question is disturbed by another kind of sound. */
export function scriptOf(call: number): Script {
  const answers = pauses.map((_pause, nth) => {
    const [begin = '', end = ''] = sentences[(nth + call) % sentences.length]?.(`point ${nth + 1}`) ?? [];
    return { begin, end };
  });
  const said = answers.map(
    ({ begin, end }, nth) => `${begin} {${pauses[(nth * 3 + call) % pauses.length]}} ${end}`,
  );
  const during = pauses.map((_pause, nth) => overlaps[(nth + call) % overlaps.length] ?? '');
  return {
    behaviour: { greeting: 'Hello?', answers: said, during: ['', ...during], then: 'hang-up' },
    answers,
  };
}

export interface TurnTaking {
  /** Answers with a pause of up to 2 s in mid-sentence. */
  answers: number;
  /** Answers that the interviewer cut off at the pause. */
  cutOff: number;
  /** Coughs, noises and back-channels during the interviewer's words. */
  disturbances: number;
  pauseMs: Spread;
  /** Disturbances that stopped the interviewer for longer. */
  interruptions: number;
  /** Time from the beginning of a barge-in to the end of the interviewer's sound. */
  bargeInMs: Spread;
}

/** Longest pause that does not count as an interruption, milliseconds. */
const maxPauseMs = 1000;

interface FinishedCall {
  answers: readonly Answer[];
  turns: readonly string[];
  overlaps: readonly OverlapView[];
}

export function turnTakingOf(calls: readonly FinishedCall[]): TurnTaking {
  const answers = calls.flatMap((call) => {
    const isTurn = (words: string) => call.turns.some((text) => text.includes(words));
    const given = call.answers.filter(({ begin }) => isTurn(begin));
    return given.map(({ begin, end }) => ({ isWhole: isTurn(`${begin} ${end}`) }));
  });
  const made = calls.flatMap((call) => call.overlaps);
  const disturbances = made.filter(({ by }) => by !== 'barge-in');
  const bargeIns = made.filter(({ by }) => by === 'barge-in');
  const stopped = disturbances.filter(({ stoppedAfterMs }) => stoppedAfterMs !== undefined);
  const pauses = stopped.map(pauseOf).filter((ms) => ms <= maxPauseMs);
  return {
    answers: answers.length,
    cutOff: answers.filter(({ isWhole }) => !isWhole).length,
    disturbances: disturbances.length,
    pauseMs: spreadOf(pauses),
    interruptions: stopped.length - pauses.length,
    bargeInMs: spreadOf(bargeIns.map(reactionTo)),
  };
}

const pauseOf = ({ stoppedAfterMs = NaN, resumedAfterMs = Infinity }: OverlapView) =>
  resumedAfterMs - stoppedAfterMs;

/** An interviewer that only paused has not yielded to the barge-in. */
const reactionTo = (bargeIn: OverlapView) =>
  pauseOf(bargeIn) > maxPauseMs ? (bargeIn.stoppedAfterMs ?? Infinity) : Infinity;
