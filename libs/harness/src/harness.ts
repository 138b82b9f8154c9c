import type { CloudEvent } from '@colloquy/contracts';
import type { ServiceName } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import type { QueueBinding } from '@colloquy/messaging';
import type { ServiceApp, ServiceOverrides } from '@colloquy/service';
import type { Schema } from 'mongoose';
import { makeCleanUps } from './clean-ups';
import { collectEvents } from './collect-events';
import { type Program, runCommand } from './run-command';
import { type RunningService, runningService, testSecret } from './running-service';
import { makeTestResources } from './test-resources';

interface TestedService<Config extends object, Overrides extends ServiceOverrides, Name extends ServiceName> {
  /** Also the audience of the tokens that the service accepts. */
  name: string;
  readConfig: (env: NodeJS.ProcessEnv) => Config;
  buildApp: (config: Config, overrides?: Overrides) => ServiceApp;
  env?: NodeJS.ProcessEnv;
  /** gRPC API of the service. */
  grpc?: Name;
  /** Service that calls the gRPC API in tests; default `gateway`. */
  caller?: string;
  overrides?: NoInfer<Overrides>;
  topology?: readonly QueueBinding[];
}

/** Creates a harness on `MONGODB_URI` and `RABBITMQ_URL`; `stop` removes its database and queues. */
export function makeHarness<
  Config extends object,
  Overrides extends ServiceOverrides,
  Name extends ServiceName = never,
>(service: TestedService<Config, Overrides, Name>) {
  const prefix = `test-${newId().slice(0, 8)}.`;
  const database = `test_${service.name}_${newId().slice(0, 8)}`;
  const mongodbUri = process.env['MONGODB_URI'] ?? '';
  const rabbitmqUrl = process.env['RABBITMQ_URL'] ?? '';
  const retryDelayMs = 100;
  const env: NodeJS.ProcessEnv = {
    HOST: '127.0.0.1',
    PORT: '0',
    GRPC_PORT: '0',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: database,
    RABBITMQ_URL: rabbitmqUrl,
    BROKER_RETRY_DELAY_MS: String(retryDelayMs),
    PRINCIPAL_SECRET: testSecret,
    SERVICE_SECRET: testSecret,
    ...service.env,
  };
  const cleanUps = makeCleanUps();
  const { useDatabase, useBroker, openDatabase, broker } = makeTestResources({
    mongodb: { uri: mongodbUri, database },
    rabbitmq: { url: rabbitmqUrl, prefix, retryDelayMs, topology: service.topology },
    cleanUps,
  });

  return {
    database,
    prefix,
    env,
    onStop: cleanUps.add,
    /** Starts a process with the given settings. `stop` stops it, even if it fails to start. */
    async start(settings: NodeJS.ProcessEnv = {}, overrides?: Overrides): Promise<RunningService<Name>> {
      const config = service.readConfig({ ...env, ...settings });
      if ('mongo' in config) useDatabase();
      if ('broker' in config) useBroker();
      const own = { broker: { prefix, topology: service.topology, stopGraceMs: 100 } };
      const app = service.buildApp({ ...config, lingerMs: 20 }, {
        ...own,
        ...service.overrides,
        ...overrides,
      } as Overrides);
      cleanUps.add(() => app.stop());
      await app.start();
      const running = runningService(app, service);
      cleanUps.add(() => running.stop());
      return running;
    },
    collection: (name: string) => openDatabase().collection<Record<string, unknown> & { _id: string }>(name),
    model: <T>(name: string, schema: Schema<T>) => openDatabase().model<T>(name, schema, name),
    async publish(event: CloudEvent): Promise<void> {
      await (await broker()).publish(event);
    },
    /** Collects events of matching types (such as `webhook.#`) from now on, in order of arrival. */
    async collect(...patterns: string[]): Promise<CloudEvent[]> {
      const collected = await collectEvents(rabbitmqUrl, prefix, patterns);
      cleanUps.add(collected.stop);
      return collected.events;
    },
    command(makeProgram: Program, args: string[], input = ''): Promise<string> {
      useDatabase();
      return runCommand(makeProgram, { env, args, input });
    },
    stop: cleanUps.run,
  };
}
