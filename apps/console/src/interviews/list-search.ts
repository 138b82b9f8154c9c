export const statusFilters = ['NOT_SCHEDULED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Orders that the API has: newest first unless one of these is wanted, which shows completed interviews only. */
export const completionOrders = ['desc', 'asc'] as const;
export type CompletionOrder = (typeof completionOrders)[number];

/** What the address of the list says: every state of the list has an address. */
export interface ListSearch {
  page?: number;
  status?: StatusFilter;
  search?: string;
  /** The list is in the order of completion. */
  completed?: CompletionOrder;
  /** A day in the user's time zone, `2026-03-01`: completed on this day or later. */
  since?: string;
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the search part of the address; what does not fit is left out. */
export function validateListSearch(given: Record<string, unknown>): ListSearch {
  const page = Number(given['page']);
  const status = statusFilters.find((known) => known === given['status']);
  const order = completionOrders.find((known) => known === given['completed']);
  // the address holds a search for digits as a number
  const search = ['string', 'number'].includes(typeof given['search'])
    ? String(given['search']).slice(0, 200)
    : '';
  const since = isDay(given['since']) ? given['since'] : undefined;
  const byCompletion = status === undefined || status === 'COMPLETED';
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(status && { status }),
    ...(search.trim() && { search }),
    ...(byCompletion && (order ?? since) && { completed: order ?? 'desc' }),
    ...(byCompletion && since && { since }),
  };
}

/** The list after a change by the user: from its first page, and without what the change rules out. */
export function changedSearch(
  known: ListSearch,
  change: { [K in keyof ListSearch]: ListSearch[K] | undefined },
): ListSearch {
  const next: Record<string, unknown> = { ...known, page: undefined, ...change };
  if (change.completed || change.since) delete next['status'];
  if ('completed' in change && !change.completed) delete next['since'];
  return validateListSearch(next);
}

/** Whether the list is narrowed to some of the interviews. */
export const isNarrowed = ({ status, search, completed }: ListSearch): boolean =>
  Boolean(status ?? search ?? completed);

/** The query of List Interviews. */
export function listQueryOf({ page = 1, status, search, completed, since }: ListSearch, limit: number) {
  const [year = 0, month = 1, date = 1] = (since ?? '').split('-').map(Number);
  const after = since ? new Date(year, month - 1, date).getTime() - 1 : 0;
  return {
    page,
    limit,
    ...(status && { status }),
    ...(search && { search }),
    ...(completed && { completedAfter: new Date(after).toISOString(), sortOrder: completed }),
  };
}
