export const statusFilters = ['NOT_SCHEDULED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** What the address of the list says: every state of the list has an address. */
export interface ListSearch {
  page?: number;
  status?: StatusFilter;
  search?: string;
}

/** Reads the search part of the address; what does not fit is left out. */
export function validateListSearch(given: Record<string, unknown>): ListSearch {
  const page = Number(given['page']);
  const status = statusFilters.find((known) => known === given['status']);
  const search = typeof given['search'] === 'string' ? given['search'].slice(0, 200) : '';
  return {
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(status && { status }),
    ...(search && { search }),
  };
}
