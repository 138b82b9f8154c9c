import { makeServiceTokens } from '@colloquy/auth';
import {
  type GrpcClient,
  type GrpcServer,
  makeGrpcClient,
  makeGrpcServer,
  type ServiceHandlers,
  type ServiceName,
} from '@colloquy/grpc';
import {
  type HttpAppOptions,
  type HttpServer,
  type HttpServerOptions,
  makeHttpApp,
  makeHttpServer,
  makeRegistry,
} from '@colloquy/http';
import { type App, type Clock, type Component, makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import {
  type Broker,
  type BrokerOptions,
  makeBroker,
  makeOutboxRelay,
  type OutboxRelay,
  type OutboxRelayOptions,
} from '@colloquy/messaging';
import { makeMongo, type Mongo } from '@colloquy/mongo';
import { makeComponents, type Phase } from './components';
import { composeApp } from './compose-app';

interface ServiceSettings extends HttpServerOptions {
  /** Required by services that serve or call gRPC. */
  serviceSecret?: string;
}

export interface ServiceOverrides {
  logger?: Logger;
  clock?: Clock;
  /** Additional broker settings: queues for the test only, a shorter stop. */
  broker?: Pick<BrokerOptions, 'prefix' | 'topology' | 'stopGraceMs'>;
}

export interface ServiceApp extends App {
  httpPort(): number;
  /** @throws Error in a service without a gRPC server */
  grpcPort(): number;
}

export interface Service {
  readonly logger: Logger;
  readonly registry: ReturnType<typeof makeRegistry>;
  /** Adds a custom component. Components of one phase start in the order in which they were added. */
  add<P extends Component>(component: P, phase?: Phase): P;
  database(settings: { uri: string; database: string }): Mongo;
  broker(settings: Pick<BrokerOptions, 'url'> & Partial<BrokerOptions>): Broker;
  relay(options: Pick<OutboxRelayOptions, 'store' | 'publish' | 'clock'>): OutboxRelay;
  /** Makes a client of another service. `deadlineMs` is the default time limit of a call, milliseconds. */
  client<S extends ServiceName>(name: S, addresses: readonly string[], deadlineMs?: number): GrpcClient<S>;
  grpc<S extends ServiceName>(
    port: number,
    name: S,
    handlers: ServiceHandlers<S>,
    options?: Parameters<GrpcServer['add']>[2],
  ): void;
  /** Does periodic work. A stop waits up to `stopLimitMs` for the work in progress, by default 2 s. */
  dueWork(
    name: string,
    everyMs: number,
    work: readonly (() => Promise<boolean>)[],
    stopLimitMs?: number,
  ): void;
  /** Serves HTTP. `trustedProxies` is Express's setting `trust proxy`. */
  http(
    options: Pick<HttpAppOptions, 'routes' | 'behindGateway' | 'isExport'> & { trustedProxies?: unknown },
  ): HttpServer;
  app(): ServiceApp;
}

export function makeService(name: string, settings: ServiceSettings, logger: Logger): Service {
  const registry = makeRegistry(name);
  const components = makeComponents();
  const { add } = components;
  const databases: Mongo[] = [];
  let isStopping = false;
  let grpc: GrpcServer | undefined;
  let http: HttpServer | undefined;

  let tokens: ReturnType<typeof makeServiceTokens> | undefined;
  function serviceTokens(): NonNullable<typeof tokens> {
    if (!settings.serviceSecret) throw new Error('The setting serviceSecret is missing');
    return (tokens ??= makeServiceTokens(settings.serviceSecret));
  }

  function makeServer(port: number): GrpcServer {
    const { verify } = serviceTokens();
    const authenticate = (token: string) => verify(token, name).service;
    return makeGrpcServer({ host: settings.host, port, logger, registry, authenticate });
  }

  return {
    logger,
    registry,
    add,
    database(options) {
      const mongo = add(makeMongo({ ...options, logger, registry }), 'storage');
      databases.push(mongo);
      return mongo;
    },
    broker: (options) => add(makeBroker({ ...options, logger, registry, connectionName: name }), 'broker'),
    relay: (options) => add(makeOutboxRelay({ ...options, logger, registry }), 'relay'),
    client(peer, addresses, deadlineMs) {
      const audience = peer.split('.')[1] ?? peer;
      const { sign } = serviceTokens();
      const token = () => sign({ service: name }, audience);
      const client = makeGrpcClient(peer, {
        addresses,
        token,
        ...(deadlineMs === undefined ? {} : { deadlineMs }),
      });
      add({ name: `${audience} client`, stop: async () => client.close() }, 'clients');
      return client;
    },
    grpc(port, peer, handlers, options) {
      grpc ??= add(makeServer(port), 'grpc');
      grpc.add(peer, handlers, options);
    },
    dueWork(work, everyMs, tasks, stopLimitMs) {
      const failed = (error: unknown) => logger.warn('Due work failed', { work, ...errorFields(error) });
      add(makeDueWorker({ name: work, everyMs, work: tasks, failed, stopLimitMs }));
    },
    http({ trustedProxies, ...options }) {
      const listener = makeHttpApp({
        ...options,
        logger,
        registry,
        components: components.checked,
        stopping: () => isStopping,
        databaseWaits: () => databases.reduce((sum, database) => sum + database.waiting(), 0),
      });
      if (trustedProxies !== undefined) listener.set('trust proxy', trustedProxies);
      return (http = add(makeHttpServer({ ...settings, listener }), 'http'));
    },
    app() {
      const app = composeApp(components.inOrder(), { logger, onStop: () => (isStopping = true) });
      return {
        ...app,
        httpPort: () => portOf(http, 'HTTP'),
        grpcPort: () => portOf(grpc, 'gRPC'),
      };
    },
  };
}

function portOf(server: { port(): number } | undefined, kind: string): number {
  if (!server) throw new Error(`The service has no ${kind} server`);
  return server.port();
}
