import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { type Component } from '@colloquy/kernel';
import type { Express } from 'express';
import { refuseUnreadable } from './unreadable';

/** How long requests in flight may take when the server stops, milliseconds. */
const drainMs = 5000;
/** How long idle connections stay open when the server stops, milliseconds. */
const lingerMs = 500;

/** An HTTP server as a part of a service. */
export interface HttpServer extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The port listened on. */
  port(): number;
  /** The server itself, for protocol upgrades. */
  readonly server: Server;
}

/**
 * Listens when started; when stopped, accepts nothing new, lets requests in flight finish and then closes by
 * force. Port 0 picks a free one.
 */
export function makeHttpServer(options: { listener: Express; host: string; port: number }): HttpServer {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000, // how exactly the two above are kept
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false, // its refusal has no body; see `requireWellFormed`
    },
    options.listener,
  );
  // the size above limits them; by number, those beyond would be dropped without a word, a principal among them
  server.maxHeadersCount = 0;
  refuseUnreadable(server);
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
    stop: () => (stopping ??= close(server)),
    port: () => (server.address() as AddressInfo | null)?.port ?? options.port,
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    // A request may be on its way on any kept connection: closing that would lose it. So the client first hears
    // with its next answer that the connection ends, and only what stays idle is closed.
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
    // http's own close() would close idle connections at once
    afterArrivals(() => NetServer.prototype.close.call(server, finish));
  });
}

/** Runs `work` when the process has taken in the connections and requests that have reached it already. */
const afterArrivals = (work: () => void) => setImmediate(work);
