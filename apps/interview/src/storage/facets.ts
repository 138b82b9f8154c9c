import { type ChannelFilter, type Verdict, verdicts } from '@colloquy/contracts';
import { primarySession, sourceLanguageOf } from '../domain/delivery';
import { bucketOf } from '../domain/distributions';
import type { Interview } from '../domain/interview';
import type { ListFilter } from '../domain/list-ports';

/** Fields of an interview that decide which filters select it. */
export type Filtered = Pick<Interview, 'agent' | 'sessions' | 'completedAt' | 'analysis' | 'withdrawal'>;

/** Entries of an interview in the indexes of the list filters. */
export interface ListEntries {
  facets: string[];
  outcomes: string[];
}

export const listEntriesOf = (interview: Filtered): ListEntries => ({
  facets: facetsOf(interview),
  outcomes: outcomesOf(interview),
});

/**
 * Returns an entry for each filter by agent version, channel and language that selects the interview: at most ten, so that
 * each combination of these filters and the agent is one lookup.
 */
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

/** Returns an entry for each question with a finding and for each score. A withdrawn interview has no entries. */
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

/** Returns the entries that a filter looks up: one of each list. */
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

/** Returns the entry that a filter looks up; undefined if it has neither agent version nor channel nor language. */
export const facetOf = ({ agentId = '', agentVersion, channel, language }: Facets): string | undefined =>
  agentVersion === undefined && channel === undefined && language === undefined
    ? undefined
    : [agentId, agentVersion, channel, language].join(' ');
