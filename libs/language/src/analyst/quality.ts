import { thinAnswerContentWords } from '../interviewer/next-move';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { type Answer, isAnswered } from './answers';
import { annoyedTurns, answerLengthTrend } from './outcome';
import { type JudgedScore, part, totalOf } from './scoring';
import { specifics, substanceOf } from './substance';

/** Points of each part of the quality score; they add up to 100. */
export const qualityWeights = {
  coverage: 30,
  depth: 30,
  specificity: 15,
  evidence: 15,
  engagement: 10,
} as const;

/** Amounts that earn an answer the full points of a part. */
const full = {
  /** Different content words, as for `depth`: two or three sentences. */
  coverage: 12,
  /** Different content words: some 80 words, or half a minute of speech. */
  depth: 36,
  /** Figures, names and dates. */
  specificity: 4,
  /** Reasons and examples. */
  evidence: 2,
  /** Length of the last answers relative to the first; people tire. */
  trend: 0.6,
};

/** Coverage of an answer that comes with complaints, or is thin beside asides. */
const grudgingCoverage = 0.4;

/** Weight of a turn with complaints against another turn. */
const annoyanceFactor = 3;

/**
 * Scores how much usable insight the conversation produced. Every part is the mean over all questions, so a question
 * that was not reached lowers each part. Sentences about the interview itself do not count.
 *
 * - coverage (30): questions answered, in full from 12 different content words; a grudging answer counts 40 %
 * - depth (30): different content words per answer, full from 36
 * - specificity (15): figures, names and dates per answer, full from 4
 * - evidence (15): reasons and examples per answer, full from 2
 * - engagement (10): length of the last answers relative to the first, times coverage; less if answers are thin
 *   throughout or contain complaints
 */
export function qualityOf(input: AnalysisInput, answers: readonly Answer[]): JudgedScore {
  const answered = answers.filter(isAnswered);
  const said = answered.flatMap(({ turns }) => turns);
  // without any answer, all turns of the expert are the evidence
  const rests = said.length > 0 ? said : input.turns;
  const isHostile = annoyedTurns(input).length > 1;
  const coverage =
    answered.reduce((sum, answer) => sum + coverageOf(answer, isHostile), 0) / Math.max(1, answers.length);
  const words = answered.map(({ contentWords }) => contentWords);
  const meanWords = words.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length);
  return totalOf([
    part({
      name: 'Coverage',
      weight: qualityWeights.coverage,
      share: coverage,
      why: coverageText(answers, answered),
      turns: rests,
    }),
    part({
      name: 'Depth',
      weight: qualityWeights.depth,
      share: shareOf(words, full.depth, answers.length),
      why: `${meanWords.toFixed(0)} content words an answer`,
      turns: rests,
    }),
    ...substanceParts(input, answers, answered, rests),
    engagement(input, { answered, of: answers.length, coverage, rests }),
  ]);
}

function coverageOf({ sentences, contentWords }: Answer, isHostile: boolean): number {
  const isGrudging =
    sentences.some(({ aside }) => aside === 'against') || (isHostile && isThin(contentWords));
  return (isGrudging ? grudgingCoverage : 1) * Math.min(1, contentWords / full.coverage);
}

const isThin = (contentWords: number) => contentWords < thinAnswerContentWords;

const shareOf = (values: readonly number[], enough: number, of: number) =>
  values.reduce((sum, value) => sum + Math.min(1, value / enough), 0) / Math.max(1, of);

/** Specificity and evidence, which make answers checkable. */
function substanceParts(
  { language }: AnalysisInput,
  answers: readonly Answer[],
  answered: readonly Answer[],
  rests: readonly AnalysisTurn[],
) {
  const found = answered.map(({ turns, said }) => {
    const each = turns.map((turn) => {
      const texts = said.filter((sentence) => sentence.turn.id === turn.id).map(({ text }) => text);
      return { turn, ...substanceOf(texts.join(' '), language) };
    });
    return {
      each,
      figures: sum(each, 'figures'),
      names: sum(each, 'names'),
      dates: sum(each, 'dates'),
      evidence: sum(each, 'evidence'),
    };
  });
  const turns = found.flatMap(({ each }) => each);
  const those = (counts: (turn: (typeof turns)[number]) => number) => {
    const having = turns.filter((turn) => counts(turn) > 0).map(({ turn }) => turn);
    return having.length > 0 ? having : rests;
  };
  return [
    part({
      name: 'Specificity',
      weight: qualityWeights.specificity,
      share: shareOf(found.map(specifics), full.specificity, answers.length),
      why: `figures ${sum(found, 'figures')}, names ${sum(found, 'names')}, dates ${sum(found, 'dates')}`,
      turns: those(specifics),
    }),
    part({
      name: 'Evidence',
      weight: qualityWeights.evidence,
      share: shareOf(
        found.map(({ evidence }) => evidence),
        full.evidence,
        answers.length,
      ),
      why: `reasons and examples ${sum(found, 'evidence')}`,
      turns: those(({ evidence }) => evidence),
    }),
  ];
}

function engagement(
  input: AnalysisInput,
  given: { answered: readonly Answer[]; of: number; coverage: number; rests: readonly AnalysisTurn[] },
) {
  const { answered, of, coverage, rests } = given;
  const { first, last, turns } = answerLengthTrend(answered);
  // one answer alone shows no trend
  const shown = first > 0 && (answered.length > 1 || of === 1);
  const trend = shown ? Math.min(1, last / first / full.trend) : 0;
  const fullness = Math.min(1, (first + last) / 2 / thinAnswerContentWords);
  const annoyed = annoyedTurns(input);
  const spoken = input.turns.filter(({ role }) => role === 'user').length;
  const willing = Math.max(0, 1 - (annoyanceFactor * annoyed.length) / Math.max(1, spoken));
  const against = annoyed.length === 0 ? '' : `, ${annoyed.length} turns against the interview`;
  return part({
    name: 'Engagement',
    weight: qualityWeights.engagement,
    share: trend * coverage * fullness * willing,
    why: `last answers ${last.toFixed(0)} content words, first answers ${first.toFixed(0)}${against}`,
    turns: turns.length + annoyed.length > 0 ? [...turns, ...annoyed] : rests,
  });
}

const sum = <K extends string>(found: readonly Record<K, number>[], key: K) =>
  found.reduce((total, each) => total + each[key], 0);

function coverageText(answers: readonly Answer[], answered: readonly Answer[]): string {
  const missing = answers.flatMap((answer, place) => (isAnswered(answer) ? [] : [place + 1]));
  const thin = answered.filter(({ contentWords }) => isThin(contentWords)).length;
  const text = `${answered.length} of ${answers.length} questions answered`;
  return [
    text,
    ...(thin > 0 ? [`${thin} thinly`] : []),
    ...(missing.length > 0 ? [`not ${missing.join(', ')}`] : []),
  ].join(', ');
}
