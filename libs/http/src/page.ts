interface Page {
  page: number;
  limit: number;
  skip: number;
}

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
