import { Readable } from 'node:stream';
import type { CloudEvent } from '@colloquy/contracts';
import type { ServiceName } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { type Broker, deleteTopology, makeBroker, type QueueBinding } from '@colloquy/messaging';
import type { ServiceApp, ServiceOverrides } from '@colloquy/service';
import type { Command } from 'commander';
import { type Connection, createConnection, type Schema } from 'mongoose';
import { until } from '@colloquy/testing';
import { collectEvents } from './collect-events';
import { type RunningService, runningService, testSecret } from './running-service';

/** A service as its tests know it; tests pass the parts in because libraries never import services. */
export interface TestedService<
  Config extends object,
  Overrides extends ServiceOverrides,
  Name extends ServiceName,
> {
  /** Also the audience of the tokens that the service accepts. */
  name: string;
  readConfig: (env: NodeJS.ProcessEnv) => Config;
  buildApp: (config: Config, overrides?: Overrides) => ServiceApp;
  /** Settings beside the common ones. */
  env?: NodeJS.ProcessEnv;
  /** gRPC API of the service. */
  grpc?: Name;
  /** Service that calls the gRPC API in tests; default `gateway`. */
  caller?: string;
  /** Overrides of every process. */
  overrides?: NoInfer<Overrides>;
  /** Queues, if the service declares others than those of the platform. */
  topology?: readonly QueueBinding[];
}

/** Commander program that reads and prints through what it is given. */
type Program = (terminal: {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  print: (line: string) => void;
}) => Command;

/**
 * Surroundings for tests of a service on real servers (`MONGODB_URI`, `RABBITMQ_URL`): a database, exchange and queues
 * of their own, in which any number of processes of the service start. `stop` removes all of it.
 */
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
  const topology = { prefix, topology: service.topology, retryDelayMs };
  const cleanUps: (() => unknown)[] = [];
  let connection: Connection | undefined;
  let broker: Promise<Broker> | undefined;

  /** Connects on first use; operations wait for the connection. */
  function openDatabase(): Connection {
    removeAtTheEnd({ mongo: true });
    connection ??= createConnection(mongodbUri, {
      appName: 'test',
      dbName: database,
      autoIndex: false,
      autoCreate: false,
    });
    return connection;
  }

  async function dropDatabase(): Promise<void> {
    const open = await openDatabase().asPromise();
    connection = undefined;
    usesDatabase = false;
    await open.dropDatabase().finally(() => open.close());
  }

  async function startBroker(): Promise<Broker> {
    const options = { url: rabbitmqUrl, logger: silentLogger, connectionName: 'test', ...topology };
    const started = makeBroker(options);
    cleanUps.push(() => started.stop());
    await started.start();
    await until(() => started.ready());
    return started;
  }

  let usesDatabase = false;
  let usesBroker = false;
  /** Queues and database go last, whatever was started before them. */
  function removeAtTheEnd(config: object): void {
    if ('mongo' in config && !usesDatabase) {
      usesDatabase = true;
      cleanUps.unshift(dropDatabase);
    }
    if ('broker' in config && !usesBroker) {
      usesBroker = true;
      cleanUps.unshift(() => deleteTopology({ url: rabbitmqUrl, ...topology }));
    }
  }

  return {
    database,
    prefix,
    /** Settings of every process. */
    env,
    /** Does work before the surroundings go, the latest first. */
    onStop: (work: () => unknown) => void cleanUps.push(work),
    /** Starts a process with the given settings; `stop` stops it, also if it fails to start. */
    async start(settings: NodeJS.ProcessEnv = {}, overrides?: Overrides): Promise<RunningService<Name>> {
      const config = service.readConfig({ ...env, ...settings });
      removeAtTheEnd(config);
      const own = { broker: { prefix, topology: service.topology, stopGraceMs: 100 } };
      const app = service.buildApp(config, { ...own, ...service.overrides, ...overrides } as Overrides);
      cleanUps.push(() => app.stop());
      await app.start();
      const running = runningService(app, service);
      cleanUps.push(() => running.stop());
      return running;
    },
    /** Collection of the database, to look at what is stored. */
    collection: (name: string) => openDatabase().collection<Record<string, unknown> & { _id: string }>(name),
    /** {@link collection} with its schema. */
    model: <T>(name: string, schema: Schema<T>) => openDatabase().model<T>(name, schema, name),
    /** Publishes an event to the queues of the test. */
    async publish(event: CloudEvent): Promise<void> {
      broker ??= startBroker();
      await (await broker).publish(event);
    },
    /** Collects the events whose type fits one of the patterns (as `webhook.#`) from now on, in order of arrival. */
    async collect(...patterns: string[]): Promise<CloudEvent[]> {
      const collected = await collectEvents(rabbitmqUrl, prefix, patterns);
      cleanUps.push(collected.stop);
      return collected.events;
    },
    /** Runs a command in the settings of the service and returns what it printed. */
    async command(makeProgram: Program, args: string[], input = ''): Promise<string> {
      removeAtTheEnd({ mongo: true });
      const printed: string[] = [];
      const print = (line: string) => printed.push(line);
      const program = makeProgram({ env, stdin: Readable.from([input]), print });
      for (const each of [program, ...program.commands]) {
        each.exitOverride().configureOutput({ writeErr: () => undefined });
      }
      await program.parseAsync(args, { from: 'user' });
      return printed.join('\n');
    },
    /** Stops all processes and removes database, exchange and queues. */
    async stop(): Promise<void> {
      const failures: unknown[] = [];
      for (const cleanUp of cleanUps.splice(0).reverse()) {
        await Promise.resolve(cleanUp()).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be removed');
    },
  };
}
