import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isAnswered } from './answers';
import { type Answer } from './answer';
import { type Insight, insightsOf } from './insight';
import { annoyedTurns, answerLengthTrend } from './outcome';
import { stemOf } from './relevance';
import { type JudgedScore, part, totalOf } from './scoring';

/** They add up to 100. */
export const qualityWeights = {
  coverage: 30,
  depth: 30,
  specificity: 15,
  evidence: 15,
  engagement: 10,
} as const;

/** Length of the last answers relative to the first that earns the full points of engagement; people tire. */
const fullTrend = 0.6;

/** Share of an answer without a statement, and of one that gives only the quantity that was asked for. */
const share = { talk: 0.4, bare: 0.5 };

/** By the number of statements in an answer. */
const depths = [0, 0.5, 0.8, 1] as const;

/** Weight of the best answer beside the mean of all: one excellent answer is worth having. */
const bestShare = 0.4;

const grudgingCoverage = 0.4;

/** Weight of an answer without a statement that shares hardly a word with the subject or other answers. */
const unrelatedWeight = 0.35;

const annoyanceFactor = 3;

/** Volume earns nothing, and talk about the interview itself does not count. */
export function qualityOf(input: AnalysisInput, answers: readonly Answer[]): JudgedScore {
  const { language } = input;
  const answered = answers.filter(isAnswered);
  const said = answered.flatMap(({ turns }) => turns);
  // without any answer, all turns of the expert are the evidence
  const rests = said.length > 0 ? said : input.turns;
  const isHostile = annoyedTurns(answers).length > 1;
  const asked = new Set(
    answers.flatMap(({ question }) => contentWords(question, language)).map((word) => stemOf(word)),
  );
  const found = answered.map((answer) => ({ answer, insights: insightsOf(answer, asked, language) }));
  const coverage = meanOf(
    found.map(({ answer, insights }) => coverageOf(answer, insights, isHostile)),
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
    ...insightParts(
      found.map(({ insights }) => insights),
      answers,
      rests,
    ),
    engagement(input, { answered, answers, coverage, rests }),
  ]);
}

function coverageOf(
  { sentences, contentWords, isRelated, turns }: Answer,
  insights: readonly Insight[],
  isHostile: boolean,
): number {
  const isGrudging =
    sentences.some(({ aside }) => aside === 'against') || (isHostile && isThin(contentWords));
  // a question that was left out has turns, but no sentences of its own
  const isLeftOut = sentences.length === 0 && turns.length > 0;
  const isFull = insights.some(({ isBare }) => !isBare) || isLeftOut;
  const isBare = insights.length > 0;
  const covered = isFull ? 1 : isBare ? share.bare : share.talk * (isRelated ? 1 : unrelatedWeight);
  return (isGrudging ? grudgingCoverage : 1) * covered;
}

function depthOf(insights: readonly Insight[]): number {
  const full = insights.filter(({ isBare }) => !isBare).length;
  if (full === 0 && insights.length > 0) return share.bare * depths[1];
  return depths[Math.min(full, 3)] ?? 0;
}

const isThin = (contentWords: number) => contentWords < thinAnswerContentWords;

const meanOf = (values: readonly number[], of: number) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, of);

function insightParts(
  found: readonly (readonly Insight[])[],
  answers: readonly Answer[],
  rests: readonly AnalysisTurn[],
) {
  const put = answers.filter(({ askedIn, turns }) => askedIn.length + turns.length > 0).length;
  const shareOf = (worth: (insights: readonly Insight[]) => number) => {
    const shares = found.map(worth);
    const best = Math.max(0, ...shares) * (put / Math.max(1, answers.length));
    return (1 - bestShare) * meanOf(shares, answers.length) + bestShare * best;
  };
  const kind = (is: (insight: Insight) => boolean) => (insights: readonly Insight[]) =>
    insights.some(is) ? 1 : 0;
  const turnsOf = (some: readonly Insight[]) => (some.length > 0 ? some.map(({ turn }) => turn) : rests);
  const all = found.flat();
  const [checkable, causal] = [
    all.filter(({ isCheckable }) => isCheckable),
    all.filter(({ isCausal }) => isCausal),
  ];
  return [
    part({
      name: 'Depth',
      weight: qualityWeights.depth,
      share: shareOf(depthOf),
      why: `${found.filter((insights) => insights.length > 0).length} of ${answers.length} answers with a statement that can be checked or a cause`,
      turns: turnsOf(all),
    }),
    part({
      name: 'Specificity',
      weight: qualityWeights.specificity,
      share: shareOf(kind(({ isCheckable }) => isCheckable)),
      why: `${checkable.length} statements that can be checked`,
      turns: turnsOf(checkable),
    }),
    part({
      name: 'Evidence',
      weight: qualityWeights.evidence,
      share: shareOf(kind(({ isCausal }) => isCausal)),
      why: `${causal.length} statements with a reason, a consequence, an example or a condition`,
      turns: turnsOf(causal),
    }),
  ];
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
  const trend = shown ? Math.min(1, last / first / fullTrend) : 0;
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
