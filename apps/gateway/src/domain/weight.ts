/** Weight of a request that reads or changes one thing. */
const light = 1;
/** Weight of a request that reads across the interviews of an account: a page of a list, statistics. */
const heavy = 4;
/** Weight of a list of everything: two of them fill the share of an account. */
const everything = 8;

/** Returns whether a request reads a list of everything. */
export const isWholeList = (method: string, target: string) => weightOf(method, target) === everything;

/**
 * Returns the weight of a request: its share of a service's time compared with reading one thing.
 * @param target path and query as they stand in the request line
 */
export function weightOf(method: string, target: string): number {
  const [path = '', query = ''] = target.split('?', 2);
  if (method !== 'GET') return light;
  if (path === '/api/interviews/stats') return heavy;
  if (path !== '/api/interviews' && path !== '/api/interviews/') return light;
  return /(^|&)(page|limit)=/.test(query) ? heavy : everything;
}
