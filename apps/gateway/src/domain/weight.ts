export type Kind = 'single' | 'list' | 'unpaginated' | 'stream';

export const isStream = ({ method, url }: { method: string; url: string }): boolean =>
  loadOf(method, url).kind === 'stream';

/** Returns whether a request is an export, which an overloaded process refuses first. */
export const isExport = ({ method, url }: { method: string; url: string }): boolean =>
  loadOf(method, url).kind === 'unpaginated';

/** Bytes of a body that weigh as much as a request: a service spends about as long on them. */
const bytesPerUnit = 64 * 1024;
const lightPage = 25;
const defaultPage = 20;
/** Interviews before a page whose index keys a service reads in about the time of a light page. */
const lightSkip = 1000;
/** Weight of a list or conversation that may be long: all units of one account. */
export const heavyList = 4;

const heavyRoutes =
  /^\/api\/(interviews\/(stats\/.+|comparisons(\/.+)?|[^/]+\/(export|transcription(\/timing)?|transcript\/live|evidence))|agents(\/[^/]+\/rehearsals)?|billing\/usage|notifications\/endpoints)$/;

export const bodyUnits = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / bytesPerUnit));

/** @param target path and query as they stand in the request line */
export function loadOf(method: string, target: string, bodyBytes = 0): { kind: Kind; weight: number } {
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length + 1); // may contain further question marks
  // services ignore case and a trailing slash
  const route = path.toLowerCase().replace(/\/$/, '');
  const single = { kind: 'single', weight: bodyUnits(bodyBytes) } as const;
  if (method === 'POST' && route === '/api/interviews/comparisons')
    return { kind: 'list', weight: heavyList };
  if (method !== 'GET' && method !== 'HEAD') return single; // a HEAD costs a service as much as a GET
  if (route === '/api/interviews/events') return method === 'GET' ? { kind: 'stream', weight: 1 } : single;
  if (heavyRoutes.test(route)) return { kind: 'list', weight: heavyList };
  if (route === '/api/interviews/stats') return { kind: 'list', weight: 1 };
  if (route !== '/api/interviews') return single;
  const fields = new URLSearchParams(query);
  if (!fields.has('page') && !fields.has('limit')) return { kind: 'unpaginated', weight: 1 };
  const [page, limit] = [Number(fields.get('page') ?? 1), Number(fields.get('limit') ?? defaultPage)];
  const isLight = limit <= lightPage && (page - 1) * limit <= lightSkip && !fields.get('search');
  return { kind: 'list', weight: isLight ? 1 : heavyList };
}
