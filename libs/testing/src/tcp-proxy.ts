import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** Port on 127.0.0.1 for the client. */
  readonly port: number;
  /** Stops all data silently: open connections stay open, and new ones are accepted. */
  cut(): void;
  /** Delivers the delayed data and all later data. */
  mend(): void;
  /** Passes data of new connections only; older ones stay silent, as behind a restarted firewall. */
  mendForNew(): void;
  /** Closes all connections; new connections work. */
  breakOff(): void;
  close(): void;
}

export async function startTcpProxy(
  server: { host: string; port: number } | { path: string },
): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const join = ([client, peer]: [Socket, Socket]) => client.pipe(peer).pipe(client);
  const listener = createServer((client) => {
    const pair: [Socket, Socket] = [client, connect(server)];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        pairs.delete(pair);
        pair.forEach((other) => other.destroy());
      });
    }
    if (!isCut) join(pair);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
      pairs.forEach(join);
    },
    mendForNew() {
      isCut = false;
    },
    breakOff() {
      for (const socket of [...pairs].flat()) socket.destroy();
    },
    close() {
      listener.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}
