import { cacheDir } from '../files.ts';
import { fetchedMongod } from './fetched-mongod.ts';
import { startMongodb } from './mongodb.ts';
import { startRabbitmq } from './rabbitmq.ts';
import { startService } from '../processes/service-process.ts';
import { makeUnit, type OnUnexpectedExit } from '../processes/unit.ts';
import { settleAll } from '../wait.ts';
import type { IdentityProvider } from '../accounts/identity.ts';
import type { PhoneLine } from '../phone-line.ts';
import type { Progress } from '../screen/progress.ts';

interface BackingServiceOptions {
  dataDir: string;
  progress: Progress;
  signal: AbortSignal;
  identity: IdentityProvider;
  line: PhoneLine | undefined;
  useMongod: boolean;
  onUnexpectedExit: OnUnexpectedExit;
}

/** Starts the identity provider and, unless the environment names others, broker, database and line. */
export async function startBackingServices({
  dataDir,
  progress,
  signal,
  identity,
  line,
  useMongod,
  onUnexpectedExit,
}: BackingServiceOptions) {
  const log = progress.note;
  const mongod =
    useMongod && !process.env.MONGODB_URI
      ? await progress.step('Fetching mongod', () => fetchedMongod(cacheDir()))
      : undefined;
  let port: number | undefined;
  const rabbitmq = makeUnit({
    name: 'rabbitmq',
    onUnexpectedExit,
    launch: async () => {
      const broker = await startRabbitmq({ dataDir, log, port });
      port = Number(new URL(broker.url).port); // a restart must keep the port, because the services know it
      return broker;
    },
  });
  const mongodb = makeUnit({
    name: 'mongodb',
    onUnexpectedExit,
    launch: () => startMongodb({ dataDir, log, mongod }),
  });
  const provider = makeUnit({
    name: 'identity-provider',
    onUnexpectedExit,
    launch: () =>
      startService({ dataDir, recipe: identity.recipe, readyUrl: identity.readyUrl, log, signal }),
  });
  const telephone =
    line &&
    makeUnit({
      name: 'line',
      onUnexpectedExit,
      launch: () => startService({ dataDir, recipe: line.recipe, readyUrl: line.readyUrl, log, signal }),
    });
  const givenBroker = process.env.RABBITMQ_URL;
  const givenDatabase = process.env.MONGODB_URI;
  await settleAll([
    givenBroker ? Promise.resolve() : progress.step('Starting RabbitMQ', rabbitmq.begin),
    givenDatabase ? Promise.resolve() : progress.step('Starting MongoDB', mongodb.begin),
    progress.step('Starting the identity provider', provider.begin),
    telephone ? progress.step('Starting the line simulator', telephone.begin) : Promise.resolve(),
  ]);
  return {
    rabbitmqUrl: givenBroker ?? rabbitmq.current()?.url ?? '',
    mongodbUri: givenDatabase ?? mongodb.current()?.uri ?? '',
    databaseKind: givenDatabase ? 'the server in MONGODB_URI' : (mongodb.current()?.kind ?? ''),
    telephone,
    units: [
      ...(givenBroker ? [] : [rabbitmq]),
      ...(givenDatabase ? [] : [mongodb]),
      provider,
      ...(telephone ? [telephone] : []),
    ],
  };
}
