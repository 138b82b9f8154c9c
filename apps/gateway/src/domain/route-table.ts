export const upstreamServices = ['interview', 'agent', 'account', 'billing'] as const;

export type UpstreamService = (typeof upstreamServices)[number];

export interface Route {
  readonly prefix: string;
  readonly service: UpstreamService;
  /** Requires no credentials, because the URL is signed. */
  readonly public?: boolean;
  /** Serves users of any account, even if it is not ACTIVE. */
  readonly anyStatus?: boolean;
}

/** The longest prefix wins; a prefix matches whole segments. */
export const routeTable: readonly Route[] = [
  { prefix: '/api/interviews', service: 'interview' },
  { prefix: '/api/agents', service: 'agent' },
  { prefix: '/api/voices', service: 'agent' },
  { prefix: '/api/account/variables', service: 'agent' },
  { prefix: '/api/account/invitation', service: 'interview' },
  { prefix: '/api/notifications', service: 'interview' },
  { prefix: '/api/api-keys', service: 'account' },
  { prefix: '/api/members', service: 'account' },
  { prefix: '/api/auth', service: 'account' },
  { prefix: '/api/auth/me', service: 'account', anyStatus: true },
  { prefix: '/api/billing', service: 'billing' },
  { prefix: '/media', service: 'interview', public: true },
];

export interface Destination {
  readonly route?: Route;
  readonly api: boolean;
}

/** Returns no route for a path that another server might normalise differently. */
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
