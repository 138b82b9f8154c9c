import { type sendUnaryData, Server, ServerCredentials, type ServerUnaryCall } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { type AppError, type Component, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import {
  type CallContext,
  methodKey,
  serviceDefinition,
  type ServiceHandlers,
  type ServiceName,
} from './definitions';
import { toStatus } from './errors';
import { observeCall } from './metrics';
import type { Registry } from 'prom-client';

const drainMs = 5000;

const ageGraceMs = 160_000;

interface ServerOptions {
  host: string;
  /** 0 picks a free port; `port()` returns it. */
  port: number;
  /** Default 60,000. Clients resolve the peer's name, and thus find new replicas, only when they reconnect. */
  connectionAgeMs?: number;
  logger: Logger;
  registry: Registry;
  authenticate: (token: string) => string;
}

export interface GrpcServer extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Registers a service; call it before `start`. `quiet` methods are logged at `debug` unless they fail. */
  add<S extends ServiceName>(
    name: S,
    handlers: ServiceHandlers<S>,
    options?: { quiet?: readonly (keyof ServiceHandlers<S>)[] },
  ): void;
  port(): number;
}

type Handler = (request: unknown, context: CallContext) => Promise<unknown>;

export function makeGrpcServer(options: ServerOptions): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': 4 * 1024 * 1024,
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? 60_000,
    'grpc.max_connection_age_grace_ms': ageGraceMs,
  });
  const health = new HealthImplementation({ '': 'NOT_SERVING' });
  health.addToServer(server);
  const observe = observeCall(options.registry);
  let port = options.port;
  let stopping: Promise<void> | undefined;

  return {
    name: 'grpc server',
    add(name, handlers, { quiet = [] } = {}) {
      const definition = serviceDefinition(name);
      server.addService(
        definition,
        Object.fromEntries(
          Object.keys(definition).map((method) => {
            const handler = (handlers as unknown as Record<string, Handler>)[methodKey(method)];
            if (!handler) throw new Error(`${name}.${method} has no handler`);
            const level = (quiet as readonly string[]).includes(methodKey(method)) ? 'debug' : 'info';
            return [method, unary({ method: `${name}/${method}`, handler, level }, options, observe)];
          }),
        ),
      );
      health.setStatus(name, 'SERVING');
    },
    async start() {
      port = await new Promise<number>((resolve, reject) => {
        server.bindAsync(
          `${options.host}:${options.port}`,
          ServerCredentials.createInsecure(),
          (error, bound) => (error ? reject(error) : resolve(bound)),
        );
      });
      health.setStatus('', 'SERVING');
    },
    stop() {
      stopping ??= new Promise<void>((resolve) => {
        health.setStatus('', 'NOT_SERVING');
        const force = setTimeout(() => server.forceShutdown(), drainMs);
        server.tryShutdown(() => {
          clearTimeout(force);
          resolve();
        });
      });
      return stopping;
    },
    port: () => port,
  };
}

function unary(
  { method, handler, level }: { method: string; handler: Handler; level: 'debug' | 'info' },
  options: ServerOptions,
  observe: ReturnType<typeof observeCall>,
) {
  return (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>) => {
    const startedAt = performance.now();
    observe.begun(method);
    const abort = new AbortController();
    let isAnswered = false;
    // gRPC also cancels an answered call, and creating the reason of an abort costs more than the call
    call.on('cancelled', () => isAnswered || abort.abort());
    const run = async () => {
      const caller = options.authenticate(bearerOf(call));
      const deadline = call.getDeadline();
      return handler(call.request, {
        caller,
        deadline: deadline instanceof Date ? deadline : undefined,
        signal: abort.signal,
      });
    };
    const finish = (error: AppError | undefined) => {
      isAnswered = true;
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
      const outcome = error?.kind ?? 'ok';
      observe.ended(method, outcome, durationMs / 1000);
      const fields = { method, outcome, durationMs, ...(error?.code ? { code: error.code } : {}) };
      if (error?.kind === 'internal')
        options.logger.error('gRPC call failed', { ...fields, ...errorFields(error) });
      else options.logger[error ? 'info' : level]('gRPC call', fields);
    };
    run().then(
      (answer) => {
        callback(null, answer);
        finish(undefined);
      },
      (thrown: unknown) => {
        const error = toAppError(thrown);
        callback(toStatus(error));
        finish(error);
      },
    );
  };
}

function bearerOf(call: ServerUnaryCall<unknown, unknown>): string {
  const header = call.metadata.get('authorization')[0]?.toString() ?? '';
  return header.replace(/^Bearer /, '');
}
