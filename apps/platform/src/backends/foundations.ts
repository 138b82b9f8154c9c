import { cacheDir } from '../files.ts';
import { fetchedMongod } from './fetched-mongod.ts';
import { startMongodb } from './mongodb.ts';
import { startRabbitmq } from './rabbitmq.ts';
import { startService } from '../processes/service-process.ts';
import { makeUnit, type OnDeath } from '../processes/unit.ts';
import { together } from '../wait.ts';
import type { IdentityProvider } from '../accounts/identity.ts';
import type { PhoneLine } from '../phone-line.ts';
import type { Progress } from '../screen/progress.ts';

interface FoundationOptions {
  dataDir: string;
  progress: Progress;
  signal: AbortSignal;
  identity: IdentityProvider;
  line: PhoneLine | undefined;
  /** Run the official mongod, downloaded on first use. */
  useMongod: boolean;
  onDeath: OnDeath;
}

/**
 * Starts the processes that the services need: the identity provider and, unless the environment names others, the
 * broker, the database and the telephone line.
 */
export async function startFoundations({
  dataDir,
  progress,
  signal,
  identity,
  line,
  useMongod,
  onDeath,
}: FoundationOptions) {
  const log = progress.note;
  const mongod =
    useMongod && !process.env.MONGODB_URI
      ? await progress.step('Fetching mongod', () => fetchedMongod(cacheDir()))
      : undefined;
  let port: number | undefined;
  const rabbitmq = makeUnit({
    name: 'rabbitmq',
    onDeath,
    launch: async () => {
      const broker = await startRabbitmq({ dataDir, log, port });
      port = Number(new URL(broker.url).port); // a restart must keep the address that the services know
      return broker;
    },
  });
  const mongodb = makeUnit({
    name: 'mongodb',
    onDeath,
    launch: () => startMongodb({ dataDir, log, mongod }),
  });
  const provider = makeUnit({
    name: 'identity-provider',
    onDeath,
    launch: () =>
      startService({ dataDir, recipe: identity.recipe, readyUrl: identity.readyUrl, log, signal }),
  });
  const telephone =
    line &&
    makeUnit({
      name: 'line',
      onDeath,
      launch: () => startService({ dataDir, recipe: line.recipe, readyUrl: line.readyUrl, log, signal }),
    });
  const givenBroker = process.env.RABBITMQ_URL;
  const givenDatabase = process.env.MONGODB_URI;
  await together([
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
