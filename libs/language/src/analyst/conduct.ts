import { asksToRepeat } from '../interviewer/requests/requests';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { type Answer } from './answers';
import { doubleBarrelled, emptyPraise, leadingQuestions, says } from './agent-wording';
import { pace, patience, timeUse } from './conduct-timing';
import { withWishes } from './conduct-wishes';
import { asks, ownQuestionOf } from './questions';
import { type JudgedScore, part, totalOf } from './scoring';

/** Points of each part of the conduct score; together 100. */
export const conductWeights = {
  brevity: 20,
  order: 25,
  wording: 15,
  neutrality: 10,
  patience: 10,
  pace: 10,
  time: 10,
} as const;

const limits = {
  /** Share of all words that the agent may say of its own with full points, and from which it gets none. */
  talkShare: { full: 0.3, none: 0.7 },
  /** So few own words a turn are brief whatever the expert says. */
  ownWordsPerTurn: 20,
};

/** A fault that one turn in three or four shows is a habit; a question left out can never be answered. */
const factors = { skipped: 2, wording: 1.5, praise: 3 };

/**
 * How well the agent conducted the interview, whatever it yielded. The client's questions are not held
 * against the agent: only its own words are.
 *
 * - brevity (20): at most 30 % of the words are the agent's own, or at most 20 own words a turn
 * - order (25): every question that could be asked was put once; skipped ones cost twice their share, repeated ones once
 * - wording (15): own questions that are double-barrelled or leading cost one and a half times their share
 * - neutrality (10): turns with empty praise cost three times their share
 * - patience (10): interruptions cost three times their share
 * - pace (10): replies that came more than 8 s after the expert had finished cost their share
 * - time (10): at least 70 % of the time was spent on questions
 *
 * Who asks on after a certain wish to end or to withdraw has at most 40.
 */
export function conductOf(input: AnalysisInput, answers: readonly Answer[]): JudgedScore {
  const agentTurns = input.turns.filter(({ role }) => role === 'agent');
  const own = agentTurns.map((turn) => ({ turn, text: ownWords(turn, input) }));
  const judged = totalOf([
    brevity(input, own),
    order(input, answers, agentTurns),
    wording(input, own),
    neutrality(input, own),
    patience(input, conductWeights.patience),
    pace(input, conductWeights.pace),
    timeUse(input, answers, conductWeights.time),
  ]);
  return withWishes(judged, input);
}

interface OwnWords {
  turn: AnalysisTurn;
  text: string;
}

/** What the agent said besides the client's questions. */
function ownWords(turn: AnalysisTurn, { questions }: AnalysisInput): string {
  return questions.reduce((text, question) => text.split(question).join(' '), turn.text);
}

function brevity({ turns, language }: AnalysisInput, own: readonly OwnWords[]) {
  const exempt = new Set(['greeting', 'handoff', 'transfer', 'closing']);
  const counted = own.filter(({ turn }) => !exempt.has(turn.act?.kind ?? ''));
  const agentWords = counted.reduce((sum, { text }) => sum + wordsOf(text, language).length, 0);
  const expertWords = turns
    .filter(({ role }) => role === 'user')
    .reduce((sum, { text }) => sum + wordsOf(text, language).length, 0);
  const talkShare = agentWords / Math.max(1, agentWords + expertWords);
  const perTurn = agentWords / Math.max(1, counted.length);
  const { full, none } = limits.talkShare;
  const share = perTurn <= limits.ownWordsPerTurn ? 1 : (none - talkShare) / (none - full);
  const percent = (talkShare * 100).toFixed(0);
  return part({
    name: 'Brevity',
    weight: conductWeights.brevity,
    share,
    why: `${percent} % of the words, ${perTurn.toFixed(0)} a turn`,
    turns: own.map(({ turn }) => turn),
  });
}

function order(
  { sessions, turns, language }: AnalysisInput,
  answers: readonly Answer[],
  agentTurns: readonly AnalysisTurn[],
) {
  const lastAsked = answers.findLastIndex(({ askedIn }) => askedIn.length > 0);
  const closed =
    sessions.at(-1)?.disconnectReason === 'completed_natural_end' ||
    turns.some(({ act }) => act?.kind === 'closing');
  const due = closed ? answers : answers.slice(0, lastAsked + 1);
  const skipped = due.filter(({ askedIn, turns }) => askedIn.length + turns.length === 0).length;
  const again = [
    ...due.flatMap(({ askedIn }) => askedIn.slice(1, 2)),
    ...repeatedOwnQuestions(turns, language),
  ];
  const share = due.length === 0 ? 0 : 1 - (factors.skipped * skipped + again.length) / due.length;
  return part({
    name: 'Order',
    weight: conductWeights.order,
    share,
    why: `${due.length} questions due, ${skipped} skipped, ${again.length} repeated`,
    turns: due.length > 0 ? [...due.flatMap(({ askedIn }) => askedIn), ...again] : agentTurns,
  });
}

/** Turns in which the agent put an own question again, word for word, that nobody had asked it to repeat. */
function repeatedOwnQuestions(turns: readonly AnalysisTurn[], language: AnalysisInput['language']) {
  const put = new Set<string>();
  return turns.filter((turn, index) => {
    if (turn.role !== 'agent' || turn.act?.kind === 'probe') return false;
    const question = ownQuestionOf({ ...turn, act: undefined }, language)?.toLowerCase();
    const before = turns[index - 1];
    if (question === undefined || turn.act?.questionIndex !== undefined) return false;
    if (before?.role === 'user' && asksToRepeat(before.text, language)) return false;
    const known = put.has(question);
    put.add(question);
    return known;
  });
}

function wording({ language }: AnalysisInput, own: readonly OwnWords[]) {
  const questions = own.filter(({ text }) => asks(text));
  const double = questions.filter(
    ({ text }) => (text.match(/[?？؟]/g) ?? []).length > 1 || says(doubleBarrelled, text, language),
  );
  const leading = questions.filter(({ text }) =>
    sentencesOf(text, language).some((each) => asks(each) && says(leadingQuestions, each, language)),
  );
  const faults = double.length + leading.length;
  return part({
    name: 'Wording',
    weight: conductWeights.wording,
    share: 1 - (factors.wording * faults) / Math.max(1, questions.length),
    why: `${questions.length} own questions, ${double.length} double, ${leading.length} leading`,
    turns: (faults > 0 ? [...double, ...leading] : questions.length > 0 ? questions : own).map(
      ({ turn }) => turn,
    ),
  });
}

function neutrality({ language }: AnalysisInput, own: readonly OwnWords[]) {
  const praising = own.filter(({ text }) => says(emptyPraise, text, language));
  return part({
    name: 'Neutrality',
    weight: conductWeights.neutrality,
    share: 1 - (factors.praise * praising.length) / Math.max(1, own.length),
    why: `${praising.length} of ${own.length} turns with empty praise`,
    turns: (praising.length > 0 ? praising : own).map(({ turn }) => turn),
  });
}
