import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Starts a proxy between a browser and the platform, whose connections a test can break. */
export async function startBreakableProxy() {
  const connections = new Set<Duplex>();
  let broken = false;
  const server = createServer((incoming, answer) => {
    const forwarded = request(
      incoming.url ?? '',
      { method: incoming.method, headers: incoming.headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  server.on('connection', (connection: Socket) => {
    if (broken) connection.destroy();
    track(connection);
  });
  // browsers request a tunnel for a WebSocket
  server.on('connect', ({ url }: IncomingMessage, near: Duplex) => {
    const [host, port] = (url ?? '').split(':');
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.pipe(near).pipe(far);
    });
    track(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
    }
  });

  function track(connection: Duplex): void {
    connections.add(connection);
    connection.on('error', () => undefined).on('close', () => connections.delete(connection));
  }
  const destroyAll = () => {
    for (const connection of connections) connection.destroy();
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Breaks all connections, and refuses new ones until `restoreConnections`. */
    breakConnections(): void {
      broken = true;
      destroyAll();
    },
    restoreConnections: () => (broken = false),
    stop(): Promise<void> {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export type BreakableProxy = Awaited<ReturnType<typeof startBreakableProxy>>;
