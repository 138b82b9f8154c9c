import { type ChannelFilter, type Verdict, verdicts } from '@colloquy/contracts';
import { primarySession, sourceLanguageOf } from '../domain/delivery';
import { bucketOf } from '../domain/distributions';
import type { Interview } from '../domain/interview';
import type { ListFilter } from '../domain/list-ports';

export type Filtered = Pick<Interview, 'agent' | 'sessions' | 'completedAt' | 'analysis' | 'withdrawal'>;

interface ListEntries {
  facets: string[];
  outcomes: string[];
}

export const listEntriesOf = (interview: Filtered): ListEntries => ({
  facets: facetsOf(interview),
  outcomes: outcomesOf(interview),
});

/** Returns at most ten entries, so that each combination of these filters and the agent is one lookup. */
function facetsOf({ agent, sessions, completedAt }: Filtered): string[] {
  const { agentId, versionNumber } = agent;
  const channel: ChannelFilter | undefined =
    primarySession({ sessions })?.platform ?? (completedAt ? 'NONE' : undefined);
  const language = sourceLanguageOf({ agent, sessions });
  return [{}, { agentId }, { agentId, agentVersion: versionNumber }].flatMap((ofAgent) =>
    [{}, ...(channel ? [{ channel }] : [])].flatMap((ofChannel) =>
      [{}, { language }].flatMap((ofLanguage) => facetOf({ ...ofAgent, ...ofChannel, ...ofLanguage }) ?? []),
    ),
  );
}

function outcomesOf({ analysis, withdrawal }: Pick<Filtered, 'analysis' | 'withdrawal'>): string[] {
  if (withdrawal || !analysis) return [];
  const { findings, quality, conduct } = analysis;
  return [
    ...(findings ?? []).map(({ verdict }, index) => verdictEntry(index + 1, verdict)),
    ...(quality.score === null ? [] : [scoreEntry('quality', bucketOf(quality.score))]),
    ...(conduct.score === null ? [] : [scoreEntry('conduct', bucketOf(conduct.score))]),
  ];
}

/** @param question position, from 1 */
const verdictEntry = (question: number, verdict: Verdict): string => `${question} ${verdict}`;
const scoreEntry = (name: 'quality' | 'conduct', bucket: number): string => `${name} ${bucket}`;

export function outcomesSought({ question, verdict, qualityBucket, agentBucket }: ListFilter): string[][] {
  return [
    ...(question ? [(verdict ? [verdict] : verdicts).map((each) => verdictEntry(question, each))] : []),
    ...(qualityBucket === undefined ? [] : [[scoreEntry('quality', qualityBucket)]]),
    ...(agentBucket === undefined ? [] : [[scoreEntry('conduct', agentBucket)]]),
  ];
}

export const hasOutcome = (filter: ListFilter): boolean => outcomesSought(filter).length > 0;

interface Facets extends Pick<ListFilter, 'agentId' | 'agentVersion'> {
  channel?: ChannelFilter;
  language?: string;
}

export const facetOf = ({ agentId = '', agentVersion, channel, language }: Facets): string | undefined =>
  agentVersion === undefined && channel === undefined && language === undefined
    ? undefined
    : [agentId, agentVersion, channel, language].join(' ');
