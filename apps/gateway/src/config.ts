import type { RoleNames } from '@colloquy/auth';
import {
  type ConfigSchema,
  loadConfig,
  numberSetting,
  peerSetting,
  principalSecretSetting,
  processSettings,
  publicUrlSetting,
  requiredSetting,
  serviceSecretSetting,
  upstreamSetting,
} from '@colloquy/config';
import type { UpstreamService } from './domain/route-table';

const textSetting = (doc: string, env: string, defaultValue: string) => ({
  ...requiredSetting(doc, env),
  default: defaultValue,
});

export const schema = {
  ...processSettings,
  baseUrl: publicUrlSetting('Address of the API for clients', 'BASE_URL'),
  accountGrpc: peerSetting('account'),
  upstreams: {
    interview: upstreamSetting('interview'),
    agent: upstreamSetting('agent'),
    account: upstreamSetting('account'),
    billing: upstreamSetting('billing'),
  },
  oidc: {
    issuer: requiredSetting('Issuer of access tokens; serves the discovery document', 'OIDC_ISSUER'),
    audience: requiredSetting('Audience that access tokens must name', 'OIDC_AUDIENCE'),
    roles: {
      claim: textSetting(
        'Claim of access tokens that lists the roles of a user; a dotted path such as `realm_access.roles` is allowed',
        'OIDC_ROLES_CLAIM',
        'roles',
      ),
      viewer: textSetting('Role of users who may only read', 'OIDC_VIEWER_ROLE', 'colloquy-viewer'),
      administrator: textSetting(
        'Role of users who may change everything, even if they also have the viewer role',
        'OIDC_ADMINISTRATOR_ROLE',
        'colloquy-administrator',
      ),
    },
  },
  console: {
    dir: {
      doc: 'Directory of the built console, served under /console; empty: no console',
      format: String,
      default: '',
      env: 'CONSOLE_DIR',
    },
    clientId: textSetting(
      'Client id of the console, a public client of the identity provider (authorization code with PKCE)',
      'CONSOLE_CLIENT_ID',
      'colloquy-console',
    ),
    scope: textSetting('Scopes that the console requests', 'CONSOLE_SCOPE', 'openid profile email'),
    providerOrigins: {
      doc: 'Origins of the identity provider besides that of OIDC_ISSUER, such as that of its token endpoint (comma separated)',
      format: 'list',
      default: [] as string[],
      env: 'CONSOLE_PROVIDER_ORIGINS',
    },
    appUrl: {
      doc: 'Address of the experts’ pages, without a path; empty: the console shows no join links',
      format: String,
      default: '',
      env: 'APP_URL',
    },
  },
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
  limits: {
    principalPerMinute: numberSetting(
      'Requests per minute for each user and each API key',
      'RATE_LIMIT_PRINCIPAL_PER_MINUTE',
      600,
    ),
    addressPerMinute: numberSetting(
      'Requests per minute from one address without valid credentials',
      'RATE_LIMIT_ADDRESS_PER_MINUTE',
      600,
    ),
  },
  admission: {
    inProgress: numberSetting(
      'Concurrent requests to one service, not counting lists; each 64 KiB of a body counts as one request',
      'REQUESTS_IN_PROGRESS',
      128,
    ),
    inProgressPerAccount: numberSetting(
      'Concurrent requests of one account to one service, not counting lists',
      'REQUESTS_IN_PROGRESS_PER_ACCOUNT',
      16,
    ),
  },
  trustedProxies: {
    doc: 'Number of proxies in front of the gateway that append to X-Forwarded-For',
    format: 'nat',
    default: 0,
    env: 'TRUSTED_PROXIES',
  },
  proxyTimeoutMs: numberSetting(
    'Time limit for the response of a service, milliseconds',
    'PROXY_TIMEOUT_MS',
    10_000,
  ),
};

export interface Config {
  logLevel: string;
  host: string;
  port: number;
  baseUrl: string;
  accountGrpc: string[];
  upstreams: Record<UpstreamService, string[]>;
  oidc: { issuer: string; audience: string; roles: RoleNames };
  console: { dir: string; clientId: string; scope: string; providerOrigins: string[]; appUrl: string };
  principalSecret: string;
  serviceSecret: string;
  limits: { principalPerMinute: number; addressPerMinute: number };
  admission: { inProgress: number; inProgressPerAccount: number };
  trustedProxies: number;
  proxyTimeoutMs: number;
}

export function readConfig(env?: NodeJS.ProcessEnv): Readonly<Config> {
  return loadConfig(schema as ConfigSchema<Config>, env);
}

export function consoleOptionsOf({ baseUrl, oidc: { issuer, audience }, console }: Config) {
  return { ...console, baseUrl, issuer, audience };
}
