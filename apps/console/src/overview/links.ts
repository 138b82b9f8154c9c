import type { ListSearch } from '../interviews/list-search';
import type { Distributions, Timeline } from './use-overview';

const dayOf = (iso: string) => iso.slice(0, 10);
const ofAgent = (agent: string | undefined): ListSearch => (agent ? { agent } : {});

/** Returns the search for the interviews created in an interval of a timeline. */
export function createdIn(
  { from, to, intervals }: Pick<Timeline, 'from' | 'to' | 'intervals'>,
  index: number,
  agent?: string,
): ListSearch {
  const start = startOf({ from, intervals }, index);
  const end = intervals[index + 1]?.start ?? to;
  const last = new Date(Date.parse(end) - 1).toISOString();
  return { ...ofAgent(agent), createdFrom: dayOf(start), createdTo: dayOf(last) };
}

/**
 * Returns the search for the interviews completed since the start of an interval, earliest first. The list begins with
 * those of the interval: the API has no end for completions.
 */
export const completedFrom = (
  timeline: Pick<Timeline, 'from' | 'intervals'>,
  index: number,
  agent?: string,
): ListSearch => completedSince(startOf(timeline, index), agent);

export const completedSince = (since: string, agent?: string): ListSearch => ({
  ...ofAgent(agent),
  completed: 'asc',
  since,
});

/** The range may cut the first interval. */
function startOf({ from, intervals }: Pick<Timeline, 'from' | 'intervals'>, index: number): string {
  const start = intervals[index]?.start ?? from;
  return start < from ? from : start;
}

/** Returns whether the list can show the interviews of an agent version: it filters by agent, but not by version. */
export const isOnlyVersion = (
  rows: readonly Pick<Distributions['byAgentVersion'][number], 'agentGroupId'>[],
  agent: string,
): boolean => rows.filter(({ agentGroupId }) => agentGroupId === agent).length === 1;
