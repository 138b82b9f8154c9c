export interface Page {
  /** Counts from 1. */
  page: number;
  limit: number;
  skip: number;
}

/** `limit` is the default length. */
export function pageOf(query: { page?: number; limit?: number }, defaults: { limit: number }): Page {
  const { page = 1, limit = defaults.limit } = query;
  return { page, limit, skip: (page - 1) * limit };
}

export const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
