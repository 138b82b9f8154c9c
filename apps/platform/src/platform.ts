import { join } from 'node:path';
import { makeDemoTokens } from './accounts/demo-tokens.ts';
import { demoAccounts, demoNames } from './accounts/demo-accounts.ts';
import { privateDir } from './files.ts';
import { planFleet, startBalancers, startFleet } from './processes/fleet.ts';
import { startBackingServices } from './backends/backing-services.ts';
import { planIdentityProvider } from './accounts/identity.ts';
import { dataDirHint } from './processes/lock.ts';
import { planPhoneLine } from './phone-line.ts';
import { writePlatformFile } from './platform-file.ts';
import { reservePorts } from './ports.ts';
import { loadSecrets } from './accounts/secrets.ts';
import { provisionAccounts, readyInterview } from './accounts/seed.ts';
import { settleAll } from './wait.ts';
import type { StartOptions } from './options.ts';
import type { OnUnexpectedExit } from './processes/unit.ts';
import type { Progress } from './screen/progress.ts';

export interface Summary {
  dataDir: string;
  baseUrl: string;
  joinUrl: string;
  apiKey: string;
  accountName: string;
  issuer: string;
  lineUrl?: string;
  database: string;
  email: string;
  password: string;
}

interface PlatformContext {
  options: StartOptions;
  progress: Progress;
  /** Aborted when the start fails or the platform stops. */
  life: AbortController;
}

/** Starts the whole platform. The run directory records every process, so that a sweep can end it after a crash. */
export async function startPlatform({ options, progress, life }: PlatformContext) {
  const { dataDir } = options;
  const { signal } = life;
  const log = progress.note;
  const onUnexpectedExit: OnUnexpectedExit = (name, why) => {
    if (signal.aborted) return;
    log(`${name} ended unexpectedly (${why}). Log: ${join(dataDir, 'logs', `${name}.log`)}`);
    log(`  Restart it with: npm run restart-service -- ${name}${dataDirHint(dataDir).replace(' --', '')}`);
  };
  reservePorts([options.port, options.appPort]);
  for (const name of ['run', 'logs', 'media']) privateDir(join(dataDir, name));
  const { secrets, demo } = loadSecrets(dataDir, demoNames);
  const baseUrl = `http://127.0.0.1:${options.port}`;
  const identity = await planIdentityProvider(dataDir, demo, baseUrl);
  const appUrl = `http://127.0.0.1:${options.appPort}`;
  const line = await planPhoneLine(dataDir, secrets, appUrl);
  const backing = await startBackingServices({
    dataDir,
    progress,
    signal,
    identity,
    line,
    onUnexpectedExit,
    useMongod: options.mongod,
  });
  signal.throwIfAborted();

  const shared = {
    dataDir,
    baseUrl,
    appUrl,
    issuer: identity.issuer,
    rabbitmqUrl: backing.rabbitmqUrl,
    mongodbUri: backing.mongodbUri,
    secrets,
    line,
  };
  const fleet = await planFleet({ options, shared, signal, log, onUnexpectedExit });
  await settleAll([
    startFleet(fleet, progress, life),
    progress.step('Creating the demo accounts', () => provisionAccounts(fleet, demo)),
  ]);
  const balancers = await startBalancers(options, fleet);
  signal.throwIfAborted();

  const demoTokens = makeDemoTokens({ issuer: identity.issuer, credentials: demo });
  const { telephone } = backing;
  const describe = () =>
    writePlatformFile(shared, fleet, { credentials: demo, tokens: demoTokens.current, telephone });
  await progress.step('Signing in the demo users', demoTokens.renew);
  describe();
  const stopRenewal = demoTokens.keepFresh(describe, log);

  const [account] = demoAccounts;
  const { apiKey = '', password = '' } = demo[account?.name ?? ''] ?? {};
  const interviewId = await progress.step('Creating a demo interview', () =>
    readyInterview({ dataDir, baseUrl: shared.baseUrl, apiKey }),
  );
  return {
    units: [...fleet.map(({ unit }) => unit), ...backing.units],
    describe,
    close: () => {
      stopRenewal();
      for (const balancer of balancers) balancer.close();
    },
    summary: {
      dataDir,
      baseUrl: shared.baseUrl,
      joinUrl: `${shared.appUrl}/call/${interviewId}/join`,
      apiKey,
      accountName: account?.name ?? '',
      issuer: identity.issuer,
      lineUrl: line?.url,
      database: backing.databaseKind,
      email: account?.user.email ?? '',
      password,
    },
  };
}
