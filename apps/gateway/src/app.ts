import { makeBearerVerifier, makePrincipalTokens } from '@colloquy/auth';
import { besideApi } from '@colloquy/http';
import { makeAgreedClock } from '@colloquy/kernel';
import { type Logger, silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp } from '@colloquy/service';
import { cachedIdentities } from './clients/identities';
import type { GatewayConfig } from './config';
import { consoleRoutes } from './http/console';
import { docsRoutes } from './http/docs';
import { edge } from './http/edge';
import { makeOpenStreams } from './http/open-streams';
import { loadOf } from './domain/weight';
import { makeRateLimits } from './http/rate-limits';
import { makeAdmission } from './proxy/admission';
import { makeForward } from './proxy/forward';
import { makeUpstream } from './proxy/upstream';
import { makeAuthenticate } from './use-cases/authenticate';

export interface Overrides {
  logger?: Logger;
  /** Clock for refetching the keys of the identity provider. */
  now?: () => number;
  /** Time for which an answer of the account service is cached. */
  answerLifeMs?: number;
  /** Interval at which the credentials of an open stream are checked. */
  streamCheckMs?: number;
}

const accountDeadlineMs = 3000;
const askTimeEveryMs = 2000;
const timeDeadlineMs = 500;
/** A stream sends at least a heartbeat every 15 s. */
const streamPauseMs = 45_000;

export function buildApp(config: GatewayConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger, now, answerLifeMs, streamCheckMs } = overrides;
  const clock = makeAgreedClock();
  const service = makeService('gateway', config, logger);
  const account = service.client('colloquy.account.v1.AccountService', config.accountGrpc, accountDeadlineMs);
  service.add({ name: 'account client', ready: () => account.reachable() }, 'clients');
  const timeOfAccount = async () =>
    new Date((await account.getTime({}, { deadlineMs: timeDeadlineMs, isRead: true })).nowMs);
  const upstreamOf = (addresses: readonly string[]) =>
    makeUpstream(addresses, { timeoutMs: config.proxyTimeoutMs });
  const upstreams = {
    interview: upstreamOf(config.upstreams.interview),
    agent: upstreamOf(config.upstreams.agent),
    account: upstreamOf(config.upstreams.account),
    billing: upstreamOf(config.upstreams.billing),
  };

  const streams = makeUpstream(config.upstreams.interview, {
    timeoutMs: config.proxyTimeoutMs,
    pauseMs: streamPauseMs,
  });
  const openStreams = makeOpenStreams(streamCheckMs);
  service.add(openStreams.component, 'edge');

  const limits = makeRateLimits(config.limits);
  const routes = [
    besideApi(docsRoutes(config.baseUrl, limits)),
    ...(config.console.dir ? [besideApi(consoleRoutes(consoleOptions(config), limits))] : []),
    edge({
      authenticate: makeAuthenticate({
        bearer: makeBearerVerifier({
          ...config.oidc,
          clock,
          ...(now && { now }),
          onRolesMissing: () =>
            logger.warn('Access tokens lack the claim with the roles, so their users are administrators', {
              claim: config.oidc.roles.claim,
            }),
        }),
        identities: cachedIdentities({ account, answerLifeMs }),
      }),
      limits,
      openStreams,
      forward: makeForward({
        upstreams,
        streams,
        principals: makePrincipalTokens(config.principalSecret, clock),
        admission: makeAdmission({ ...config.admission, maxWaitMs: config.proxyTimeoutMs / 2 }),
        logger,
      }),
    }),
  ];
  service.dueWork('time of account', askTimeEveryMs, [() => clock.compare(timeOfAccount).then(() => false)]);
  service.add({
    name: 'service connections',
    stop: async () => [...Object.values(upstreams), streams].forEach((upstream) => upstream.close()),
  });
  service.http({
    routes,
    isExport: ({ method, url }) => loadOf(method, url).kind === 'everything',
    trustedProxies: config.trustedProxies,
  });
  return service.app();
}

function consoleOptions({ baseUrl, oidc, console }: GatewayConfig) {
  const { issuer, audience } = oidc;
  return { ...console, baseUrl, issuer, audience };
}
