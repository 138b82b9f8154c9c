/**
 * Kinds of requests, which never wait for each other: requests for one thing, lists (pages and statistics), and lists of
 * everything.
 */
export type Kind = 'one' | 'list' | 'everything';

/** Bytes of a body that weigh as much as a request: a service spends about as long on them. */
const bytesPerUnit = 64 * 1024;
/** Most interviews on a light page. */
const lightPage = 25;
/** Weight of a search and of a longer page: the share of an account. */
export const heavyList = 4;

/**
 * Returns the kind of a request and its weight among those of its kind.
 * @param target path and query as they stand in the request line
 * @param bodyBytes size of the body
 */
export function loadOf(method: string, target: string, bodyBytes = 0): { kind: Kind; weight: number } {
  const [path = '', query = ''] = target.split('?', 2);
  const one = { kind: 'one', weight: Math.max(1, Math.ceil(bodyBytes / bytesPerUnit)) } as const;
  if (method !== 'GET') return one;
  if (path === '/api/interviews/stats') return { kind: 'list', weight: 1 };
  if (path !== '/api/interviews' && path !== '/api/interviews/') return one;
  const fields = new URLSearchParams(query);
  if (!fields.has('page') && !fields.has('limit')) return { kind: 'everything', weight: 1 };
  const isLight = Number(fields.get('limit') ?? 0) <= lightPage && !fields.get('search');
  return { kind: 'list', weight: isLight ? 1 : heavyList };
}
