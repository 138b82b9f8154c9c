import { type AnalysisInput, type Score } from './analyst';
import { type Answer, isAnswered } from './answers';
import { answerLengthTrend } from './outcome';
import { specifics, substanceOf } from './substance';

/** Points of each part of the quality score; together 100. */
const qualityWeights = {
  coverage: 30,
  depth: 30,
  specificity: 15,
  evidence: 15,
  engagement: 10,
} as const;

/** What earns an answer the full points of a part. */
const full = {
  /** Content words; some 80 words, or half a minute of speech. */
  depth: 40,
  /** Figures, names and dates. */
  specificity: 4,
  /** Reasons and examples. */
  evidence: 2,
  /** Last answers as long as this share of the first; people tire. */
  trend: 0.6,
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * How much usable insight the conversation produced. Every part is the mean over all of the client's
 * questions, so a question that was not reached costs points in each.
 *
 * - coverage (30): questions answered at all; a refusal is no answer
 * - depth (30): content words an answer, full from 40 on
 * - specificity (15): figures, names and dates an answer, full from 4 on
 * - evidence (15): reasons and examples an answer, full from 2 on
 * - engagement (10): length of the last answers against the first, times coverage
 */
export function qualityOf({ language }: AnalysisInput, answers: readonly Answer[]): Score {
  const answered = answers.filter(isAnswered);
  const found = answered.map(({ turns }) => substanceOf(turns.map(({ text }) => text).join(' '), language));
  const share = (values: readonly number[], enough: number) =>
    values.reduce((sum, value) => sum + Math.min(1, value / enough), 0) / Math.max(1, answers.length);
  const { first, last } = answerLengthTrend(answered);
  const coverage = answered.length / Math.max(1, answers.length);
  const trend = first === 0 ? 0 : Math.min(1, last / first / full.trend);
  const words = answered.map(({ contentWords }) => contentWords);
  const parts = [
    part('Coverage', qualityWeights.coverage, coverage, coverageText(answers, answered)),
    part(
      'Depth',
      qualityWeights.depth,
      share(words, full.depth),
      `${mean(words).toFixed(0)} content words an answer`,
    ),
    part(
      'Specificity',
      qualityWeights.specificity,
      share(found.map(specifics), full.specificity),
      `figures ${sum(found, 'figures')}, names ${sum(found, 'names')}, dates ${sum(found, 'dates')}`,
    ),
    part(
      'Evidence',
      qualityWeights.evidence,
      share(found.map(({ evidence }) => evidence), full.evidence), // prettier-ignore
      `reasons and examples ${sum(found, 'evidence')}`,
    ),
    part(
      'Engagement',
      qualityWeights.engagement,
      trend * coverage,
      `last answers ${last.toFixed(0)} content words, first answers ${first.toFixed(0)}`,
    ),
  ];
  return totalOf(parts);
}

/** One part of a score. */
interface ScorePart {
  points: number;
  reason: string;
}

/** A part that earns `share` (0 to 1) of its `weight`, and the sentence that says why. */
export function part(name: string, weight: number, share: number, why: string): ScorePart {
  const points = weight * Math.min(1, Math.max(0, share));
  return { points, reason: `${name} ${points.toFixed(0)} of ${weight}: ${why}.` };
}

/** The score that parts add up to. */
export function totalOf(parts: readonly ScorePart[]): Score {
  return {
    score: Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
    reasons: parts.map(({ reason }) => reason),
  };
}

const sum = <K extends string>(found: readonly Record<K, number>[], key: K) =>
  found.reduce((total, each) => total + each[key], 0);

function coverageText(answers: readonly Answer[], answered: readonly Answer[]): string {
  const missing = answers.filter((answer) => !isAnswered(answer)).map(({ index }) => index + 1);
  const text = `${answered.length} of ${answers.length} questions answered`;
  return missing.length === 0 ? text : `${text}, not ${missing.join(', ')}`;
}
