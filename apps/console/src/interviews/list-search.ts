import { agentLanguages } from '../agents/agent-models';
import { isDay, isId, textIn } from '../app/search-values';
import { type DialogKind, dialogKinds } from './dialog-kinds';
import { localTime, userZone } from './time-zone';

/** Abandoned interviews are in progress too; withdrawn ones are in any state. */
export const statusFilters = [
  'NOT_SCHEDULED',
  'SCHEDULED',
  'IN_PROGRESS',
  'ABANDONED',
  'COMPLETED',
  'WITHDRAWN',
] as const;
type StatusFilter = (typeof statusFilters)[number];

/** Orders by completion, which list completed interviews only; the default order is newest first. */
export const completionOrders = ['desc', 'asc'] as const;
type CompletionOrder = (typeof completionOrders)[number];

/** NONE: completed without a session. */
export const channels = ['WEB', 'PHONE', 'NONE'] as const;

export const testFilters = ['hidden', 'only'] as const;

export const verdicts = ['answered', 'partly', 'refused', 'not_asked'] as const;

export const scoreRanges = [
  '0-9',
  '10-19',
  '20-29',
  '30-39',
  '40-49',
  '50-59',
  '60-69',
  '70-79',
  '80-89',
  '90-100',
] as const;
export type ScoreRange = (typeof scoreRanges)[number];

export const rangeName = (range: ScoreRange): string => range.replace('-', '–');

export const maxQuestions = 100;

export interface ListSearch {
  page?: number;
  status?: StatusFilter;
  search?: string;
  agent?: string;
  version?: number;
  channel?: (typeof channels)[number];
  language?: (typeof agentLanguages)[number];
  /** First and last UTC day of creation, `2026-03-01`; both are inclusive. */
  createdFrom?: string;
  createdTo?: string;
  completed?: CompletionOrder;
  /** A day in the user's time zone, `2026-03-01`, or a moment, ISO 8601 in UTC: completed then or later. */
  since?: string;
  /** A day in the user's time zone: completed then or earlier. Or a moment: completed before. */
  until?: string;
  /** Position of a question with a finding, from 1; only together with `completed`. */
  question?: number;
  verdict?: (typeof verdicts)[number];
  /** Ranges of the score of the answers and of the interviewer; only together with `completed`. */
  quality?: ScoreRange;
  conduct?: ScoreRange;
  /** First and last UTC day of withdrawal; both are inclusive; only together with the status WITHDRAWN. */
  withdrawnFrom?: string;
  withdrawnTo?: string;
  withdrawn?: 'hidden';
  /** Leaves out test interviews, or lists them alone; `only` goes with lists in the order of creation. */
  tests?: (typeof testFilters)[number];
  order?: 'oldest';
  /** The open dialog and the id of its interview; always together. */
  dialog?: DialogKind;
  of?: string;
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const numberIn = (value: unknown, least: number, most: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

export function validateListSearch(given: Record<string, unknown>): ListSearch {
  const page = numberIn(given['page'], 2, 1_000_000);
  const status = oneOf(statusFilters, given['status']);
  const search = textIn(given['search']);
  const { agent, createdFrom, createdTo, withdrawnFrom, withdrawnTo } = given;
  const version = numberIn(given['version'], 1, 1_000_000);
  const channel = oneOf(channels, given['channel']);
  const language = oneOf(agentLanguages, given['language']);
  const isWithdrawn = status === 'WITHDRAWN';
  const completion = status === undefined || status === 'COMPLETED' ? completionIn(given) : {};
  const isByCreation = !isWithdrawn && !completion.completed;
  const tests = oneOf(testFilters, given['tests']);
  const dialog = oneOf(dialogKinds, given['dialog']);
  const { of } = given;
  const isAllowed = tests === 'hidden' || (isByCreation && status !== 'ABANDONED');
  return {
    ...(page && { page }),
    ...(status && { status }),
    ...(search.trim() && { search }),
    ...(isId(agent) && { agent }),
    ...(isId(agent) && version && { version }),
    ...(channel && { channel }),
    ...(language && { language }),
    ...(isDay(createdFrom) && { createdFrom }),
    ...(isDay(createdTo) && { createdTo }),
    ...completion,
    ...(isWithdrawn && isDay(withdrawnFrom) && { withdrawnFrom }),
    ...(isWithdrawn && isDay(withdrawnTo) && { withdrawnTo }),
    ...(!isWithdrawn && given['withdrawn'] === 'hidden' && { withdrawn: 'hidden' as const }),
    ...(tests && isAllowed && { tests }),
    ...(dialog && isId(of) && { dialog, of }),
    ...(isByCreation && given['order'] === 'oldest' && { order: 'oldest' as const }),
  };
}

function completionIn(given: Record<string, unknown>): ListSearch {
  const order = oneOf(completionOrders, given['completed']);
  const [since, until] = [given['since'], given['until']].map((value) =>
    isDay(value) || isMoment(value) ? value : undefined,
  );
  const question = numberIn(given['question'], 1, maxQuestions);
  const verdict = question && oneOf(verdicts, given['verdict']);
  const quality = oneOf(scoreRanges, given['quality']);
  const conduct = oneOf(scoreRanges, given['conduct']);
  return {
    ...((order ?? since ?? until ?? question ?? quality ?? conduct) && { completed: order ?? 'desc' }),
    ...(since && { since }),
    ...(until && { until }),
    ...(question && { question }),
    ...(verdict && { verdict }),
    ...(quality && { quality }),
    ...(conduct && { conduct }),
  };
}

/** A verdict goes with its question. */
const ofCompletion = ['completed', 'since', 'until', 'question', 'quality', 'conduct'] as const;

/** Returns to the first page and removes filters that conflict with the change. */
export function changedSearch(
  known: ListSearch,
  change: { [K in keyof ListSearch]: ListSearch[K] | undefined },
): ListSearch {
  const next: Record<string, unknown> = { ...known, page: undefined, dialog: undefined, ...change };
  if (ofCompletion.some((field) => change[field])) delete next['status'];
  if (change.tests === 'only' || change.order) for (const field of ofCompletion) delete next[field];
  if ('agent' in change) delete next['version'];
  if ('completed' in change && !change.completed) for (const field of ofCompletion) delete next[field];
  return validateListSearch(next);
}

export const isNarrowed = ({ page: _, dialog: _dialog, of: _of, ...filters }: ListSearch): boolean =>
  Object.keys(filters).length > 0;

export const dayOf = (since: string | undefined): string =>
  isMoment(since) ? localTime(since, userZone()).slice(0, 10) : (since ?? '');

export const lastDayOf = (until: string | undefined): string =>
  isMoment(until) ? dayOf(new Date(Date.parse(until) - 1).toISOString()) : (until ?? '');
