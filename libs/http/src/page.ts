/** A page of a list. */
export interface Page {
  /** Number of the page, from 1. */
  page: number;
  /** Most items on a page. */
  limit: number;
  /** Number of items on earlier pages. */
  skip: number;
}

/** Returns the page that a query asks for; `limit` is the length of a page that the query does not name. */
export function pageOf(query: { page?: number; limit?: number }, defaults: { limit: number }): Page {
  const { page = 1, limit = defaults.limit } = query;
  return { page, limit, skip: (page - 1) * limit };
}

/** Returns the `pagination` of a response. */
export const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
