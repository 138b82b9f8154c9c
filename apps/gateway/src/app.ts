import { makePrincipalTokens } from '@colloquy/auth';
import { besideApi } from '@colloquy/http';
import { makeSynchronisedClock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp } from '@colloquy/service';
import { accountClient } from './clients/account';
import { bearerVerifier } from './clients/bearer';
import { cachedIdentities } from './clients/identities';
import { consoleOptionsOf, type Config } from './config';
import { isExport } from './domain/weight';
import { consoleRoutes } from './http/console';
import { docsRoutes } from './http/docs';
import { edgeHandler } from './http/edge';
import { makeOpenStreams } from './http/open-streams';
import { makeRateLimits } from './http/rate-limits';
import { makeAdmission } from './proxy/admission';
import { makeForward } from './proxy/forward';
import { makeUpstreams } from './proxy/upstreams';
import { makeAuthenticate } from './use-cases/authenticate';

export interface Overrides {
  logger?: Logger;
  now?: () => number;
  answerTtlMs?: number;
  streamCheckMs?: number;
}

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger, now, answerTtlMs, streamCheckMs } = overrides;
  const { baseUrl, proxyTimeoutMs, trustedProxies } = config;
  const clock = makeSynchronisedClock();
  const service = makeService('gateway', config, logger);
  const account = accountClient(service, config.accountGrpc, clock);
  const { component, ...upstreams } = makeUpstreams(config.upstreams, proxyTimeoutMs);
  service.add(component);
  const openStreams = makeOpenStreams(streamCheckMs);
  service.add(openStreams.component, 'edge');
  const limits = makeRateLimits(config.limits);
  const bearer = bearerVerifier(config.oidc, { clock, now, logger });
  const identities = cachedIdentities({ account, answerTtlMs });
  const routes = [
    besideApi(docsRoutes(baseUrl, limits)),
    ...(config.console.dir ? [besideApi(consoleRoutes(consoleOptionsOf(config), limits))] : []),
    edgeHandler({
      authenticate: makeAuthenticate({ bearer, identities }),
      limits,
      openStreams,
      forward: makeForward({
        ...upstreams,
        principals: makePrincipalTokens(config.principalSecret, clock),
        admission: makeAdmission({ ...config.admission, maxWaitMs: proxyTimeoutMs / 2 }),
        logger,
      }),
    }),
  ];
  service.http({ routes, isExport, trustedProxies });
  return service.app();
}
