import { makeServiceTokens } from '@colloquy/auth';
import { type CallContext, makeGrpcServer, type ServiceHandlers, type ServiceName } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { testSecret } from './running-service';

interface ScriptedService {
  address: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts a service that accepts the tokens of a harness; `onCall` gets the name of each called method. */
export async function startScriptedService<S extends ServiceName>(
  name: S,
  handlers: Partial<ServiceHandlers<S>>,
  options: { port?: number; onCall?: (method: string) => void } = {},
): Promise<ScriptedService> {
  const { port = 0, onCall } = options;
  const tokens = makeServiceTokens(testSecret);
  const server = makeGrpcServer({
    host: '127.0.0.1',
    port,
    logger: silentLogger,
    registry: new Registry(),
    authenticate: (token) => tokens.verify(token, name.split('.')[1] ?? name).service,
  });
  const refuse = () =>
    Promise.reject(new AppError('invalid', undefined, 'The test has no handler for this method'));
  type Handler = (request: unknown, context: CallContext) => Promise<unknown>;
  const scripted = new Proxy(handlers as Record<string, Handler>, {
    get: (target, method: string) => (request: unknown, context: CallContext) => {
      onCall?.(method);
      return (target[method] ?? refuse)(request, context);
    },
  });
  server.add(name, scripted as unknown as ServiceHandlers<S>);
  await server.start();
  return { address: `127.0.0.1:${server.port()}`, port: server.port(), stop: () => server.stop() };
}
