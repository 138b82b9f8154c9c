import { createConnection, createServer, type Socket } from 'node:net';
import { watchHealth } from './health-watch.ts';

interface BalancerOptions {
  port: number;
  targets: number[];
}

/** Forwards TCP connections to replicas in turn. A replica that fails health checks is the last resort. */
export async function startBalancer({ port, targets }: BalancerOptions): Promise<{ close(): void }> {
  const open = new Set<Socket>();
  const replicas = targets.map((target) => ({ port: target, health: watchHealth(target) }));
  let turn = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (client) => {
    turn += 1;
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    const first = turn % replicas.length;
    const order = [...replicas.slice(first), ...replicas.slice(0, first)].sort(
      (a, b) => Number(a.health.isSilent()) - Number(b.health.isSilent()),
    );
    void connectToFirst(order.map((replica) => replica.port)).then((upstream) => {
      if (!upstream || client.destroyed) {
        upstream?.destroy();
        client.destroy();
        return;
      }
      join(client, upstream);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () => {
      server.close();
      for (const { health } of replicas) health.stop();
      for (const client of open) client.destroy();
    },
  };
}

function join(client: Socket, upstream: Socket) {
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => client.destroySoon());
  upstream.on('error', () => client.destroy());
  client.pipe(upstream).pipe(client);
  client.resume();
}

async function connectToFirst(ports: number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = await connect(port);
    if (socket) return socket;
  }
  return undefined;
}

function connect(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, allowHalfOpen: true, noDelay: true });
    const refused = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.setTimeout(1000, refused);
    socket.once('error', refused);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', refused);
      resolve(socket);
    });
  });
}
