import type { ListSearch } from '../interviews/list-search';
import type { Timeline } from './use-overview';

type Intervals = Pick<Timeline, 'from' | 'to' | 'intervals'>;
type Range = Pick<Timeline, 'from' | 'to'>;

/** Statistics count no test interviews. */
const withoutTests = { tests: 'hidden' } as const;

export const ofAgent = (agent: string | undefined): Pick<ListSearch, 'agent'> => (agent ? { agent } : {});

export function createdIn(timeline: Intervals, index: number, agent?: string): ListSearch {
  const { first, last } = daysOf(intervalAt(timeline, index));
  return { ...ofAgent(agent), createdFrom: first, createdTo: last, ...withoutTests };
}

export const completedInInterval = (timeline: Intervals, index: number, agent?: string): ListSearch => {
  const { from, to } = intervalAt(timeline, index);
  return { ...ofAgent(agent), completed: 'desc', since: from, until: to, ...withoutTests };
};

export function withdrawnIn(timeline: Intervals, index: number, agent?: string): ListSearch {
  const { first, last } = daysOf(intervalAt(timeline, index));
  return { ...ofAgent(agent), status: 'WITHDRAWN', withdrawnFrom: first, withdrawnTo: last, ...withoutTests };
}

export const countedIn = (
  { from, to }: Range,
  filters: Pick<ListSearch, 'agent' | 'version' | 'channel' | 'language'>,
): ListSearch => ({
  ...filters,
  completed: 'desc',
  since: from,
  until: to,
  withdrawn: 'hidden',
  ...withoutTests,
});

export const foundIn = (
  { from, to }: Range,
  finding: Pick<ListSearch, 'question' | 'verdict'>,
  agent: string | undefined,
): ListSearch => ({
  ...ofAgent(agent),
  completed: 'desc',
  since: from,
  until: to,
  ...finding,
  ...withoutTests,
});

/** The range may cut the first interval. */
function intervalAt({ from, to, intervals }: Intervals, index: number): Range {
  const start = intervals[index]?.start ?? from;
  return { from: start < from ? from : start, to: intervals[index + 1]?.start ?? to };
}

const dayOf = (iso: string) => iso.slice(0, 10);

const daysOf = ({ from, to }: Range) => ({
  first: dayOf(from),
  last: dayOf(new Date(Date.parse(to) - 1).toISOString()),
});
