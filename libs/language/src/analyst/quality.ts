import { type Language } from '@colloquy/contracts';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { isImagined } from './imagined';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { type Answer, isAnswered } from './answers';
import { annoyedTurns, answerLengthTrend } from './outcome';
import { isWhole } from './question-findings';
import { type JudgedScore, part, totalOf } from './scoring';
import { statementIn } from './substance';

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
  /** Sentences on the subject with at least three content words. */
  depth: 4,
  /** Checkable or causal statements. */
  specificity: 1,
  /** Causal statements; a checkable one counts half. */
  evidence: 2,
  /** Length of the last answers relative to the first; people tire. */
  trend: 0.6,
};

/** A sentence with fewer content words adds no depth. */
const depthContentWords = 3;

/** Coverage of a question that was answered partly. */
const partlyShare = 0.5;

/** Weight of the best answer beside the mean of all: one excellent answer is worth having. */
const bestShare = 0.4;

/** Coverage of an answer with a turn against the interviewer, or that is thin beside such turns. */
const grudgingCoverage = 0.4;

/** Weight of an answer in which the expert speaks neither of the subject nor of own experience. */
const unrelatedWeight = 0.35;

/** Weight of a turn against the interviewer relative to another turn. */
const annoyanceFactor = 3;

/**
 * Scores how much usable insight the conversation produced. Coverage is the mean over all questions; the parts for
 * substance are the mean over all questions (60 %) and the best answer (40 %, less if questions were not put).
 * Sentences about the interview itself do not count, nor does volume: sentences count, up to a few on each question. An
 * answer that has at most one word of the subject and no experience of the expert ("we", "our", "my") counts 35 %.
 *
 * - coverage (30): questions answered; one with few words or without a quantity that was asked for counts half, a grudging answer 40 %
 * - depth (30): whole sentences on the subject per answer, full from 4
 * - specificity (15): answers with a statement that can be checked or tells a cause, a consequence or an example
 * - evidence (15): causes, consequences and examples per answer, full from 2; a statement that can be checked counts half
 * - engagement (10): length of the last answers relative to the first, times coverage; less if answers are thin
 *   throughout or contain turns against the interviewer
 */
export function qualityOf(input: AnalysisInput, answers: readonly Answer[]): JudgedScore {
  const answered = answers.filter(isAnswered);
  const said = answered.flatMap(({ turns }) => turns);
  // without any answer, all turns of the expert are the evidence
  const rests = said.length > 0 ? said : input.turns;
  const isHostile = annoyedTurns(answers).length > 1;
  const coverage = meanOf(
    answered.map((answer) => coverageOf(answer, isHostile, input.language)),
    answers.length,
  );
  return totalOf([
    part({
      name: 'Coverage',
      weight: qualityWeights.coverage,
      share: coverage,
      why: coverageText(answers, answered),
      turns: rests,
    }),
    ...substanceParts(input, answers, rests),
    engagement(input, { answered, answers, coverage, rests }),
  ]);
}

function coverageOf(answer: Answer, isHostile: boolean, language: Language): number {
  const { sentences, contentWords, isRelated } = answer;
  const isGrudging =
    sentences.some(({ aside }) => aside === 'against') || (isHostile && isThin(contentWords));
  const share = isWhole(answer, language) ? 1 : partlyShare;
  return (isGrudging ? grudgingCoverage : 1) * (isRelated ? 1 : unrelatedWeight) * share;
}

const isThin = (contentWords: number) => contentWords < thinAnswerContentWords;

const meanOf = (values: readonly number[], of: number) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, of);

function substanceParts(
  { language }: AnalysisInput,
  answers: readonly Answer[],
  rests: readonly AnalysisTurn[],
) {
  const found = answers.filter(isAnswered).map((answer) => substanceOfAnswer(answer, language));
  const put = answers.filter(({ askedIn, turns }) => askedIn.length + turns.length > 0).length;
  const share = (values: readonly number[], enough: number) => {
    const shares = values.map((value, index) => (found[index]?.weight ?? 1) * Math.min(1, value / enough));
    const best = Math.max(0, ...shares) * (put / Math.max(1, answers.length));
    return (1 - bestShare) * meanOf(shares, answers.length) + bestShare * best;
  };
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  const turnsOf = (kinds: (found: AnswerSubstance) => readonly AnalysisTurn[]) => {
    const turns = found.flatMap(kinds);
    return turns.length > 0 ? turns : rests;
  };
  const [depths, checkable, causal] = [
    found.map(({ sentences }) => sentences),
    found.map((each) => each.checkable.length),
    found.map((each) => each.causal.length),
  ];
  return [
    part({
      name: 'Depth',
      weight: qualityWeights.depth,
      share: share(depths, full.depth),
      why: `${sum(depths)} whole sentences in ${found.length} answers`,
      turns: rests,
    }),
    part({
      name: 'Specificity',
      weight: qualityWeights.specificity,
      share: share(
        found.map((each) => each.checkable.length + each.causal.length),
        full.specificity,
      ),
      why: `${sum(checkable)} statements that can be checked`,
      turns: turnsOf((each) => each.checkable),
    }),
    part({
      name: 'Evidence',
      weight: qualityWeights.evidence,
      share: share(
        found.map((each) => each.causal.length + each.checkable.length / 2),
        full.evidence,
      ),
      why: `${sum(causal)} statements with a reason, a consequence or an example`,
      turns: turnsOf((each) => each.causal),
    }),
  ];
}

interface AnswerSubstance {
  weight: number;
  sentences: number;
  /** The turns of the statements, one for each. */
  checkable: AnalysisTurn[];
  causal: AnalysisTurn[];
}

function substanceOfAnswer({ said, isRelated }: Answer, language: Language): AnswerSubstance {
  const rated = said.map(({ text, content, turn }) => {
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return { turn, isCheckable: isCheckable && !isImagined(text, language), isCausal };
  });
  return {
    weight: isRelated ? 1 : unrelatedWeight,
    sentences: said.filter(({ content }) => content.length >= depthContentWords).length,
    checkable: rated.filter(({ isCheckable }) => isCheckable).map(({ turn }) => turn),
    causal: rated.filter(({ isCausal }) => isCausal).map(({ turn }) => turn),
  };
}

function engagement(
  input: AnalysisInput,
  given: {
    answered: readonly Answer[];
    answers: readonly Answer[];
    coverage: number;
    rests: readonly AnalysisTurn[];
  },
) {
  const { answered, answers, coverage, rests } = given;
  const { first, last, turns } = answerLengthTrend(answered);
  // one answer alone shows no trend
  const shown = first > 0 && (answered.length > 1 || answers.length === 1);
  const trend = shown ? Math.min(1, last / first / full.trend) : 0;
  const fullness = Math.min(1, (first + last) / 2 / thinAnswerContentWords);
  const annoyed = annoyedTurns(answers);
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
