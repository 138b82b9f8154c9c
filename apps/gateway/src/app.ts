import { makeBearerVerifier, makePrincipalTokens, makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { besideApi, composeApp, makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { type App, makeAgreedClock, type Part } from '@colloquy/kernel';
import { makeLeaseHolder } from '@colloquy/leases';
import { type Logger, silentLogger } from '@colloquy/logging';
import { cachedIdentities, makeIdentityCache } from './clients/identities';
import type { GatewayConfig } from './config';
import { docsRoutes } from './http/docs';
import { edge } from './http/edge';
import { makeRateLimits } from './http/rate-limits';
import { makeForward } from './proxy/forward';
import { makeUpstream } from './proxy/upstream';
import { makeAuthenticate } from './use-cases/authenticate';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  /** Measures when the keys of the identity provider may be fetched again. */
  now?: () => number;
}

const accountDeadlineMs = 3000;

/** The gateway; its port is known once it has started. */
export function buildApp(config: GatewayConfig, overrides: Overrides = {}): App & { httpPort(): number } {
  const { logger = silentLogger, now } = overrides;
  const clock = makeAgreedClock();
  const registry = makeRegistry('gateway');
  const tokens = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => tokens.sign({ service: 'gateway' }, audience);
  const toAccount = { addresses: config.accountGrpc, token: () => sign('account') };
  const account = makeGrpcClient('colloquy.account.v1.AccountService', {
    ...toAccount,
    deadlineMs: accountDeadlineMs,
  });
  const cache = makeIdentityCache();
  const upstreamOf = (addresses: readonly string[]) =>
    makeUpstream(addresses, { timeoutMs: config.proxyTimeoutMs });
  const upstreams = {
    interview: upstreamOf(config.upstreams.interview),
    agent: upstreamOf(config.upstreams.agent),
    account: upstreamOf(config.upstreams.account),
    billing: upstreamOf(config.upstreams.billing),
  };

  const limits = makeRateLimits(config.limits);
  const routes = [
    besideApi(docsRoutes(config.baseUrl, limits)),
    edge({
      authenticate: makeAuthenticate({
        bearer: makeBearerVerifier({ ...config.oidc, clock, ...(now && { now }) }),
        identities: cachedIdentities({ account, cache }),
      }),
      limits,
      forward: makeForward({
        upstreams,
        principals: makePrincipalTokens(config.principalSecret, clock),
        logger,
      }),
    }),
  ];
  const parts: Part[] = [
    { name: 'account client', ready: () => account.reachable(), stop: async () => account.close() },
    makeLeaseHolder({
      grantor: 'account',
      client: makeGrpcClient('colloquy.lease.v1.LeaseService', toAccount),
      cache,
      logger,
      onTime: clock.heard,
    }),
    {
      name: 'service connections',
      stop: async () => {
        await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
      },
    },
  ];
  let stopping = false;
  const listener = makeHttpApp({ logger, registry, parts, stopping: () => stopping, routes });
  listener.set('trust proxy', config.trustedProxies);
  const http = makeHttpServer({ listener, host: config.host, port: config.port });
  const app = composeApp([...parts, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port() };
}
