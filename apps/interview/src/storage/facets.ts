import type { Platform } from '@colloquy/contracts';
import { primarySession, sourceLanguageOf } from '../domain/delivery';
import type { Interview } from '../domain/interview';
import type { ListFilter } from '../domain/list-ports';

/**
 * Returns an entry for each filter by agent version, channel and language that selects the interview: at most ten, so that
 * each combination of these filters and the agent is one lookup.
 */
export function facetsOf({ agent, sessions }: Pick<Interview, 'agent' | 'sessions'>): string[] {
  const { agentId, versionNumber } = agent;
  const channel = primarySession({ sessions })?.platform;
  const language = sourceLanguageOf({ agent, sessions });
  return [{}, { agentId }, { agentId, agentVersion: versionNumber }].flatMap((ofAgent) =>
    [{}, ...(channel ? [{ channel }] : [])].flatMap((ofChannel) =>
      [{}, { language }].flatMap((ofLanguage) => facetOf({ ...ofAgent, ...ofChannel, ...ofLanguage }) ?? []),
    ),
  );
}

interface Facets extends Pick<ListFilter, 'agentId' | 'agentVersion'> {
  channel?: Platform;
  language?: string;
}

/** Returns the entry that a filter looks up; undefined if it has neither agent version nor channel nor language. */
export const facetOf = ({ agentId = '', agentVersion, channel, language }: Facets): string | undefined =>
  agentVersion === undefined && channel === undefined && language === undefined
    ? undefined
    : [agentId, agentVersion, channel, language].join(' ');
