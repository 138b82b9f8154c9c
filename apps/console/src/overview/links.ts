import type { ListSearch } from '../interviews/list-search';
import type { Timeline } from './use-overview';

const dayOf = (iso: string) => iso.slice(0, 10);
export const ofAgent = (agent: string | undefined): Pick<ListSearch, 'agent'> => (agent ? { agent } : {});

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

/** Returns the search for the interviews completed in an interval of a timeline. */
export const completedInInterval = (
  timeline: Pick<Timeline, 'from' | 'to' | 'intervals'>,
  index: number,
  agent?: string,
): ListSearch =>
  completedIn(
    { from: startOf(timeline, index), to: timeline.intervals[index + 1]?.start ?? timeline.to },
    ofAgent(agent),
  );

/** Returns the search for the interviews completed in a range. */
export const completedIn = (
  { from, to }: Pick<Timeline, 'from' | 'to'>,
  filters: Pick<ListSearch, 'agent' | 'version' | 'channel' | 'language'>,
): ListSearch => ({ ...filters, completed: 'desc', since: from, until: to });

/** The range may cut the first interval. */
function startOf({ from, intervals }: Pick<Timeline, 'from' | 'intervals'>, index: number): string {
  const start = intervals[index]?.start ?? from;
  return start < from ? from : start;
}
