import { wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn, type Score } from './analyst';
import { type Answer } from './answers';
import { emptyPraise, leadingQuestions } from './agent-wording';
import { part, totalOf } from './quality';

/** Points of each part of the conduct score; together 100. */
const conductWeights = { brevity: 25, order: 30, wording: 20, neutrality: 15, pace: 10 } as const;

const limits = {
  /** Share of all words that the agent may say of its own with full points, and from which it gets none. */
  talkShare: { full: 0.3, none: 0.7 },
  /** So few own words a turn are brief whatever the expert says. */
  ownWordsPerTurn: 20,
  /** Words a second of conversational speech, 150 a minute; tells when a turn must have ended. */
  wordsPerSecond: 2.5,
  /** A longer pause before the agent speaks is felt as a gap. */
  gapSecs: 8,
};

/**
 * How well the agent conducted the interview, whatever it yielded. The client's questions are not held
 * against the agent: only its own words are.
 *
 * - brevity (25): at most 30 % of the words are the agent's own, or at most 20 own words a turn
 * - order (30): every question that could be asked was put once; skipped and repeated ones cost their share
 * - wording (20): own questions that are double or suggest the answer cost their share
 * - neutrality (15): turns with empty praise cost three times their share
 * - pace (10): turns that came more than 8 s after the expert must have finished cost their share
 */
export function conductOf(input: AnalysisInput, answers: readonly Answer[]): Score {
  const agentTurns = input.turns.filter(({ role }) => role === 'agent');
  const own = agentTurns.map((turn) => ownWords(turn, input));
  return totalOf([
    brevity(input, agentTurns, own),
    order(input, answers),
    wording(input, own),
    neutrality(input, own),
    pace(input),
  ]);
}

/** What the agent said besides the client's questions. */
function ownWords(turn: AnalysisTurn, { questions }: AnalysisInput): string {
  return questions.reduce((text, question) => text.split(question).join(' '), turn.text);
}

function brevity(
  { turns, language }: AnalysisInput,
  agentTurns: readonly AnalysisTurn[],
  own: readonly string[],
) {
  const exempt = new Set(['greeting', 'closing']);
  const counted = own.filter((_, index) => !exempt.has(agentTurns[index]?.act?.kind ?? ''));
  const agentWords = counted.reduce((sum, text) => sum + wordsOf(text, language).length, 0);
  const expertWords = turns
    .filter(({ role }) => role === 'user')
    .reduce((sum, { text }) => sum + wordsOf(text, language).length, 0);
  const talkShare = agentWords / Math.max(1, agentWords + expertWords);
  const perTurn = agentWords / Math.max(1, counted.length);
  const { full, none } = limits.talkShare;
  const share = perTurn <= limits.ownWordsPerTurn ? 1 : (none - talkShare) / (none - full);
  const percent = (talkShare * 100).toFixed(0);
  return part(
    'Brevity',
    conductWeights.brevity,
    share,
    `${percent} % of the words, ${perTurn.toFixed(0)} a turn`,
  );
}

function order({ sessions, turns }: AnalysisInput, answers: readonly Answer[]) {
  const lastAsked = answers.findLastIndex(({ timesAsked }) => timesAsked > 0);
  const closed =
    sessions.at(-1)?.disconnectReason === 'completed_natural_end' ||
    turns.some(({ act }) => act?.kind === 'closing');
  const due = closed ? answers : answers.slice(0, lastAsked + 1);
  const skipped = due.filter(({ timesAsked }) => timesAsked === 0).length;
  const repeated = due.filter(({ timesAsked }) => timesAsked > 1).length;
  const share = due.length === 0 ? 0 : 1 - (skipped + repeated) / due.length;
  return part(
    'Order',
    conductWeights.order,
    share,
    `${due.length} questions due, ${skipped} skipped, ${repeated} repeated`,
  );
}

function wording({ language }: AnalysisInput, own: readonly string[]) {
  const questions = own.filter((text) => /[?？؟]/.test(text));
  const leading = anyOf(leadingQuestions[language]);
  const double = questions.filter((text) => (text.match(/[?？؟]/g) ?? []).length > 1).length;
  const suggestive = questions.filter((text) => leading?.test(text)).length;
  const share = 1 - (double + suggestive) / Math.max(1, questions.length);
  return part(
    'Wording',
    conductWeights.wording,
    share,
    `${questions.length} own questions, ${double} double, ${suggestive} leading`,
  );
}

function neutrality({ language }: AnalysisInput, own: readonly string[]) {
  const praise = anyOf(emptyPraise[language]);
  const praising = own.filter((text) => praise?.test(text)).length;
  const share = 1 - (3 * praising) / Math.max(1, own.length);
  return part(
    'Neutrality',
    conductWeights.neutrality,
    share,
    `${praising} of ${own.length} turns with empty praise`,
  );
}

function pace({ turns, language }: AnalysisInput) {
  let [replies, gaps] = [0, 0];
  turns.forEach((turn, index) => {
    const before = turns[index - 1];
    if (turn.role !== 'agent' || before?.role !== 'user' || turn.act?.kind === 'resume') return;
    const spokenSecs = wordsOf(before.text, language).length / limits.wordsPerSecond;
    replies += 1;
    if (turn.timestampSecs - before.timestampSecs - spokenSecs > limits.gapSecs) gaps += 1;
  });
  const share = 1 - gaps / Math.max(1, replies);
  return part(
    'Pace',
    conductWeights.pace,
    share,
    `${gaps} of ${replies} replies more than ${limits.gapSecs} s late`,
  );
}

function anyOf(sources: readonly string[] | undefined): RegExp | undefined {
  return sources && new RegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'iu');
}
