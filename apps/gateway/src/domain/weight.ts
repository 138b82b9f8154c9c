/** These kinds of requests never wait for each other. */
export type Kind = 'one' | 'list' | 'everything' | 'stream';

export const isStream = ({ method, url }: { method: string; url: string }): boolean =>
  loadOf(method, url).kind === 'stream';

/** Exports are refused first while the process is behind. */
export const isExport = ({ method, url }: { method: string; url: string }): boolean =>
  loadOf(method, url).kind === 'everything';

/** Bytes of a body that weigh as much as a request: a service spends about as long on them. */
const bytesPerUnit = 64 * 1024;
const lightPage = 25;
/** Weight of a list or a conversation that may be long: the share of an account. */
export const heavyList = 4;

/** Routes that read much: statistics over time, comparisons, whole conversations, all agents, the usage ledger. */
const heavyRoutes =
  /^\/api\/(interviews\/(stats\/.+|comparisons(\/.+)?|[^/]+\/(export|transcription|transcript\/live|evidence))|agents(\/[^/]+\/rehearsals)?|billing\/usage)$/;

/** @param target path and query as they stand in the request line */
export function loadOf(method: string, target: string, bodyBytes = 0): { kind: Kind; weight: number } {
  const [path = '', query = ''] = target.split('?', 2);
  // a service ignores case and a slash at the end
  const route = path.toLowerCase().replace(/\/$/, '');
  const one = { kind: 'one', weight: Math.max(1, Math.ceil(bodyBytes / bytesPerUnit)) } as const;
  if (method === 'POST' && route === '/api/interviews/comparisons')
    return { kind: 'list', weight: heavyList };
  if (method !== 'GET' && method !== 'HEAD') return one; // a service works as long on a HEAD as on a GET
  if (route === '/api/interviews/events') return method === 'GET' ? { kind: 'stream', weight: 1 } : one;
  if (heavyRoutes.test(route)) return { kind: 'list', weight: heavyList };
  if (route === '/api/interviews/stats') return { kind: 'list', weight: 1 };
  if (route !== '/api/interviews') return one;
  const fields = new URLSearchParams(query);
  if (!fields.has('page') && !fields.has('limit')) return { kind: 'everything', weight: 1 };
  const isLight = Number(fields.get('limit') ?? 0) <= lightPage && !fields.get('search');
  return { kind: 'list', weight: isLight ? 1 : heavyList };
}
