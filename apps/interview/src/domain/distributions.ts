import { type Platform, scoreBuckets, type Verdict, verdicts } from '@colloquy/contracts';
import type { CompletedInterview } from './statistics';

/** Number of scores in each range of ten; 100 belongs to the last range. */
export interface Scores {
  interviews: number;
  qualityScore: number[];
  agentScore: number[];
}

/** Drop-out at one position among the questions, from 1. */
interface QuestionShare extends Record<Verdict, number> {
  question: number;
  interviews: number;
}

export interface Distributions extends Scores {
  byAgentVersion: (Scores & { agentGroupId: string; agentName: string; versionNumber: number })[];
  byChannel: (Scores & { channel: Platform | null })[];
  byLanguage: (Scores & { language: string })[];
  byQuestion: QuestionShare[];
}

const maxVersions = 100;

export function makeDistributions() {
  const all = noScores();
  const versions = makeGroups<{ agentGroupId: string; agentName: string; versionNumber: number }>();
  const channels = makeGroups<{ channel: Platform | null }>();
  const languages = makeGroups<{ language: string }>();
  const questions: Record<Verdict, number>[] = [];

  return {
    add({ agent, channel, language, verdicts: found, ...scored }: CompletedInterview): void {
      const { agentId: agentGroupId, name: agentName, versionNumber } = agent;
      const groups = [
        all,
        versions.of(`${agentGroupId} ${versionNumber}`, { agentGroupId, agentName, versionNumber }),
        channels.of(String(channel), { channel }),
        languages.of(language, { language }),
      ];
      for (const group of groups) addScores(group, scored);
      found.forEach((verdict, index) => {
        const counts = (questions[index] ??= noVerdicts());
        counts[verdict]++;
      });
    },
    result: (): Distributions => ({
      ...all,
      byAgentVersion: versions.largestFirst().slice(0, maxVersions),
      byChannel: channels.largestFirst(),
      byLanguage: languages.largestFirst(),
      byQuestion: questions.map(shareOf),
    }),
  };
}

const noScores = (): Scores => ({
  interviews: 0,
  qualityScore: new Array<number>(scoreBuckets).fill(0),
  agentScore: new Array<number>(scoreBuckets).fill(0),
});

const noVerdicts = () =>
  Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;

function makeGroups<Key extends object>() {
  const groups = new Map<string, Key & Scores>();
  return {
    of(id: string, key: Key): Scores {
      const group = groups.get(id) ?? { ...key, ...noScores() };
      groups.set(id, group);
      return group;
    },
    largestFirst: () => [...groups.values()].sort((a, b) => b.interviews - a.interviews),
  };
}

function addScores(
  to: Scores,
  { qualityScore, agentScore }: Pick<CompletedInterview, 'qualityScore' | 'agentScore'>,
): void {
  to.interviews++;
  addScore(to.qualityScore, qualityScore);
  addScore(to.agentScore, agentScore);
}

function addScore(histogram: number[], score: number | null): void {
  if (score === null) return;
  const bucket = bucketOf(score);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}

export const bucketOf = (score: number): number =>
  Math.min(scoreBuckets - 1, Math.floor((score * scoreBuckets) / 100));

function shareOf(counts: Record<Verdict, number>, index: number): QuestionShare {
  const interviews = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const share = (verdict: Verdict) => Math.round((counts[verdict] / interviews) * 10_000) / 10_000;
  return {
    question: index + 1,
    interviews,
    answered: share('answered'),
    partly: share('partly'),
    refused: share('refused'),
    not_asked: share('not_asked'),
  };
}
