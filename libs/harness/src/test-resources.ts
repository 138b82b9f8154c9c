import { silentLogger } from '@colloquy/logging';
import { type Broker, deleteTopology, makeBroker, type QueueBinding } from '@colloquy/messaging';
import { until } from '@colloquy/testing';
import type { Connection } from 'mongoose';
import type { makeCleanUps } from './clean-ups';
import { makeTestDatabase } from './test-database';

interface TestResourcesOptions {
  mongodb: { uri: string; database: string };
  rabbitmq: {
    url: string;
    prefix: string;
    retryDelayMs: number;
    topology: readonly QueueBinding[] | undefined;
  };
  cleanUps: ReturnType<typeof makeCleanUps>;
}

/** The database and the queues of a test, which are removed at its end if they were used. */
export function makeTestResources({ mongodb, rabbitmq, cleanUps }: TestResourcesOptions) {
  const database = makeTestDatabase(mongodb.uri, mongodb.database);
  let isDatabaseUsed = false;
  let isBrokerUsed = false;
  let broker: Promise<Broker> | undefined;

  function useDatabase(): void {
    if (isDatabaseUsed) return;
    isDatabaseUsed = true;
    cleanUps.addLast(async () => {
      isDatabaseUsed = false;
      await database.drop();
    });
  }

  function useBroker(): void {
    if (isBrokerUsed) return;
    isBrokerUsed = true;
    cleanUps.addLast(() => deleteTopology(rabbitmq));
  }

  async function startBroker(): Promise<Broker> {
    const started = makeBroker({ ...rabbitmq, logger: silentLogger, connectionName: 'test' });
    cleanUps.add(() => started.stop());
    await started.start();
    await until(() => started.ready());
    return started;
  }

  return {
    useDatabase,
    useBroker,
    openDatabase(): Connection {
      useDatabase();
      return database.open();
    },
    /** Returns the broker of the test itself, started by the first call. */
    broker: () => (broker ??= startBroker()),
  };
}
