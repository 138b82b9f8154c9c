import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Part } from '@colloquy/kernel';

/** How long requests in flight may take when the server stops, milliseconds. */
const drainMs = 5000;

/** An HTTP server as a part of a service. */
export interface HttpServer extends Part {
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
export function makeHttpServer(options: {
  listener: RequestListener;
  host: string;
  port: number;
}): HttpServer {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    options.listener,
  );
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
    const force = setTimeout(() => server.closeAllConnections(), drainMs);
    // a kept-alive connection becomes idle when its request is finished, and would keep the server open
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
