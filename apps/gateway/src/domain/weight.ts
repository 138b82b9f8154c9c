/**
 * Kinds of requests, which never wait for each other: requests for one thing, lists (pages and statistics), lists of
 * everything, and streams of events.
 */
export type Kind = 'one' | 'list' | 'everything' | 'stream';

/** Returns whether a request opens a stream, which stays open for minutes. */
export const isStream = ({ method, url }: { method: string; url: string }): boolean =>
  loadOf(method, url).kind === 'stream';

/** Bytes of a body that weigh as much as a request: a service spends about as long on them. */
const bytesPerUnit = 64 * 1024;
/** Most interviews on a light page. */
const lightPage = 25;
/** Weight of a search, of statistics over time, of a comparison, of an export and of a longer page: the share of an account. */
export const heavyList = 4;

/**
 * Returns the kind of a request and its weight among those of its kind.
 * @param target path and query as they stand in the request line
 * @param bodyBytes size of the body
 */
export function loadOf(method: string, target: string, bodyBytes = 0): { kind: Kind; weight: number } {
  const [path = '', query = ''] = target.split('?', 2);
  const one = { kind: 'one', weight: Math.max(1, Math.ceil(bodyBytes / bytesPerUnit)) } as const;
  if (method !== 'GET' && method !== 'HEAD') return one; // a service works as long on a HEAD as on a GET
  // a service ignores case and a slash at the end
  const route = path.toLowerCase().replace(/\/$/, '');
  if (route === '/api/interviews/events') return method === 'GET' ? { kind: 'stream', weight: 1 } : one;
  if (/^\/api\/interviews\/(stats\/|comparisons(\/|$)|[^/]+\/export$)/.test(route))
    return { kind: 'list', weight: heavyList };
  if (path === '/api/interviews/stats') return { kind: 'list', weight: 1 };
  if (path !== '/api/interviews' && path !== '/api/interviews/') return one;
  const fields = new URLSearchParams(query);
  if (!fields.has('page') && !fields.has('limit')) return { kind: 'everything', weight: 1 };
  const isLight = Number(fields.get('limit') ?? 0) <= lightPage && !fields.get('search');
  return { kind: 'list', weight: isLight ? 1 : heavyList };
}
