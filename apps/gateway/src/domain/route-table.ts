/** The services requests are forwarded to. */
export const upstreamServices = ['interview', 'agent', 'account', 'billing'] as const;

/** One of {@link upstreamServices}. */
export type UpstreamService = (typeof upstreamServices)[number];

/** Where the requests under a prefix go, and who may send them. */
export interface Route {
  /** Leading segments of the path. */
  readonly prefix: string;
  readonly service: UpstreamService;
  /** The address itself is the permission (signed, or meant for everybody): no authentication. */
  readonly public?: boolean;
  /** Also for users of an account that may not work. */
  readonly anyStatus?: boolean;
}

/** Every path that is forwarded; the longest prefix wins. */
export const routeTable: readonly Route[] = [
  { prefix: '/api/interviews', service: 'interview' },
  { prefix: '/api/agents', service: 'agent' },
  { prefix: '/api/voices', service: 'agent' },
  { prefix: '/api/account/variables', service: 'agent' },
  { prefix: '/api/account/invitation', service: 'interview' },
  { prefix: '/api/api-keys', service: 'account' },
  { prefix: '/api/auth', service: 'account' },
  { prefix: '/api/auth/me', service: 'account', anyStatus: true },
  { prefix: '/api/billing', service: 'billing' },
  { prefix: '/media', service: 'interview', public: true },
];

/** What a path asks for. */
export interface Destination {
  /** Absent when nobody serves the path. */
  readonly route?: Route;
  /** Whether the path is part of the API, known or not: strangers learn nothing about those. */
  readonly api: boolean;
}

/**
 * Finds who serves a request target, as it stands in the request line. A path that another server might read
 * differently (dot segments, empty segments, encoded slashes, dots or backslashes) is served by nobody.
 */
export function findDestination(target: string): Destination {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  const api = isUnder('/api', path);
  if (isAmbiguous(path)) return { api };
  const matches = routeTable.filter(({ prefix }) => isUnder(prefix, path));
  const route = matches.sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return { api, ...(route ? { route } : {}) };
}

const isUnder = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

function isAmbiguous(path: string): boolean {
  return (
    !path.startsWith('/') ||
    /\/\/|\\|%2f|%5c|%2e|%00/i.test(path) ||
    /%(?![0-9a-f]{2})/i.test(path) ||
    path.split('/').some((segment) => segment === '.' || segment === '..')
  );
}
