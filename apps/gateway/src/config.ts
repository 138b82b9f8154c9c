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

/** Every setting; the deployment manifests are made and checked with it. */
export const schema = {
  ...processSettings,
  baseUrl: publicUrlSetting('Where clients reach the API', 'BASE_URL'),
  accountGrpc: peerSetting('account'),
  upstreams: {
    interview: upstreamSetting('interview'),
    agent: upstreamSetting('agent'),
    account: upstreamSetting('account'),
    billing: upstreamSetting('billing'),
  },
  oidc: {
    issuer: requiredSetting('Issuer of access tokens; serves the discovery document', 'OIDC_ISSUER'),
    audience: requiredSetting('Audience of access tokens that are meant for us', 'OIDC_AUDIENCE'),
  },
  principalSecret: principalSecretSetting,
  serviceSecret: serviceSecretSetting,
  limits: {
    principalPerMinute: numberSetting(
      'Requests a minute of one user, or of one API key',
      'RATE_LIMIT_PRINCIPAL_PER_MINUTE',
      600,
    ),
    addressPerMinute: numberSetting(
      'Requests a minute of one address that need no valid credentials or lack them',
      'RATE_LIMIT_ADDRESS_PER_MINUTE',
      600,
    ),
  },
  trustedProxies: {
    doc: 'How many proxies stand before the gateway and add to X-Forwarded-For',
    format: 'nat',
    default: 0,
    env: 'TRUSTED_PROXIES',
  },
  proxyTimeoutMs: numberSetting('How long a service may take to answer', 'PROXY_TIMEOUT_MS', 10_000),
};

/** Settings of the gateway. */
export interface GatewayConfig {
  logLevel: string;
  host: string;
  port: number;
  baseUrl: string;
  accountGrpc: string[];
  upstreams: Record<UpstreamService, string[]>;
  oidc: { issuer: string; audience: string };
  principalSecret: string;
  serviceSecret: string;
  limits: { principalPerMinute: number; addressPerMinute: number };
  trustedProxies: number;
  proxyTimeoutMs: number;
}

/** @throws ConfigError */
export function readConfig(env?: NodeJS.ProcessEnv): Readonly<GatewayConfig> {
  return loadConfig(schema as ConfigSchema<GatewayConfig>, env);
}
