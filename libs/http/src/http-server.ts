import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { type Component } from '@colloquy/kernel';
import type { Express } from 'express';
import { refuseMalformed } from './malformed';

const drainMs = 5000;

export interface HttpServer extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  port(): number;
  readonly server: Server;
}

export interface HttpServerOptions {
  host: string;
  port: number;
  /** Time for which idle connections stay open during a stop; default 500. */
  lingerMs?: number;
}

/** `stop` lets requests in flight finish and then closes by force. */
export function makeHttpServer(options: HttpServerOptions & { listener: Express }): HttpServer {
  const { lingerMs = 500 } = options;
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000, // precision of the two time-outs above
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false, // Node's refusal has no body; see `requireWellFormed`
    },
    options.listener,
  );
  // the size of the headers is limited instead; Node silently drops headers beyond a maximum count
  server.maxHeadersCount = 0;
  refuseMalformed(server);
  let stopping: Promise<void> | undefined;
  return {
    name: 'http server',
    server,
    start: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(options.port, options.host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    stop: () => (stopping ??= close(server, lingerMs)),
    port: () => (server.address() as AddressInfo | null)?.port ?? options.port,
  };
}

function close(server: Server, lingerMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    // closing an idle connection would lose a request that is on its way, so the next response announces the close
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    let sweep: NodeJS.Timeout | undefined;
    const linger = setTimeout(() => {
      sweep = setInterval(() => afterArrivals(() => server.closeIdleConnections()), 50);
    }, lingerMs);
    const force = setTimeout(() => server.closeAllConnections(), drainMs);
    const finish = () => {
      clearTimeout(force);
      clearTimeout(linger);
      clearInterval(sweep);
      resolve();
    };
    // the `close` of http would close idle connections at once
    afterArrivals(() => NetServer.prototype.close.call(server, finish));
  });
}

const afterArrivals = (work: () => void) => setImmediate(work);
