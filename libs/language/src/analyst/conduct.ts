import { asksToRepeat } from '../interviewer/requests/requests';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { type Answer } from './answer';
import { doubleBarrelled, emptyPraise, leadingQuestions, leads, praises, says } from './agent-wording';
import { pace, patience, timeUse } from './conduct-timing';
import { withRequests } from './conduct-requests';
import { withWishes } from './conduct-wishes';
import { asks, ownQuestionOf } from './questions';
import { finding, type JudgedScore, part, type ScorePart, totalOf } from './scoring';

/** They add up to 100. */
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
  talkShare: { full: 0.3, none: 0.7 },
  /** Agents with fewer own words a turn are brief, however little the expert says. */
  ownWordsPerTurn: 20,
};

/** A skipped question can never be answered; one faulty turn in three or four shows a habit. */
const factors = { skipped: 2, wording: 1.5, praise: 3 };

/** Judges neither the result nor the client's questions. */
export function conductOf(input: AnalysisInput, answers: readonly Answer[]): JudgedScore {
  const agentTurns = input.turns.filter(({ role }) => role === 'agent');
  const own = agentTurns.map((turn) => ({ turn, text: ownWords(turn, input) }));
  const parts = [
    brevity(input, own),
    order(input, answers, agentTurns),
    wording(input, own),
    neutrality(input, own),
    patience(input, conductWeights.patience),
    pace(input, conductWeights.pace),
    timeUse(input, answers, conductWeights.time),
  ];
  return withLimits(withLanguage(withHabits(parts, agentTurns), agentTurns, input), input);
}

export const withLimits = (judged: JudgedScore, input: AnalysisInput): JudgedScore =>
  withWishes(withRequests(judged, input), input);

const maxWithHabits = [100, 60, 45] as const;

export function withHabits(parts: readonly ScorePart[], agentTurns: readonly AnalysisTurn[]): JudgedScore {
  const judged = totalOf(parts);
  const habits = parts.flatMap(({ habit }) => habit ?? []);
  const most = maxWithHabits[Math.min(habits.length, 2)] ?? 0;
  if (judged.score <= most) return judged;
  const why = `Habits: ${habits.join(', ')} in at least half of the turns; at most ${most} points.`;
  return { ...judged, score: most, reasons: [finding(why, agentTurns), ...judged.reasons] };
}

/** Score of a flawless interviewer in a language whose phrases are unknown; other scores are reduced in proportion. */
const maxByPunctuation = 85;

function withLanguage(
  judged: JudgedScore,
  agentTurns: readonly AnalysisTurn[],
  { language }: AnalysisInput,
): JudgedScore {
  if (leadingQuestions[language] && emptyPraise[language]) return judged;
  const why = `Wording and neutrality judged by punctuation only in this language; at most ${maxByPunctuation} points.`;
  const score = Math.round((judged.score * maxByPunctuation) / 100);
  return { ...judged, score, reasons: [...judged.reasons, finding(why, agentTurns)] };
}

interface OwnWords {
  turn: AnalysisTurn;
  text: string;
}

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
    why: `${due.length} ${questionsOf(due)} due, ${skipped} skipped, ${again.length} repeated`,
    turns: due.length > 0 ? [...due.flatMap(({ askedIn }) => askedIn), ...again] : agentTurns,
  });
}

const questionsOf = ({ length }: readonly unknown[]) => (length === 1 ? 'question' : 'questions');

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
    sentencesOf(text, language).some((each) => asks(each) && leads(each, language)),
  );
  const faults = double.length + leading.length;
  return part({
    name: 'Wording',
    weight: conductWeights.wording,
    share: 1 - (factors.wording * faults) / Math.max(1, questions.length),
    faults: { count: new Set([...double, ...leading]).size, of: questions.length },
    why: `${questions.length} own ${questionsOf(questions)}, ${double.length} double, ${leading.length} leading`,
    turns: (faults > 0 ? [...double, ...leading] : questions.length > 0 ? questions : own).map(
      ({ turn }) => turn,
    ),
  });
}

function neutrality({ language }: AnalysisInput, own: readonly OwnWords[]) {
  // without phrases, only exclamations tell, and a greeting may be one
  const judged = emptyPraise[language] ? own : own.slice(1);
  const praising = judged.filter(({ text }) => praises(text, language));
  return part({
    name: 'Neutrality',
    weight: conductWeights.neutrality,
    share: 1 - (factors.praise * praising.length) / Math.max(1, own.length),
    faults: { count: praising.length, of: own.length },
    why: `${praising.length} of ${own.length} turns with empty praise`,
    turns: (praising.length > 0 ? praising : own).map(({ turn }) => turn),
  });
}
