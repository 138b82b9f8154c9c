import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server, which may be cut. */
export interface Wire {
  /** Where the client finds the server. */
  readonly port: number;
  /** From now on nothing passes, and nobody is told: connections stay open, and new ones come about. */
  cut(): void;
  /** What was held up passes, and all that comes. */
  mend(): void;
  /** New connections pass; those from before the cut are dead for good, and nobody is told, as behind a new firewall. */
  mendForNew(): void;
  /** Ends all connections; new ones pass. */
  breakOff(): void;
  close(): void;
}

/** Passes connections on to a server. */
export async function startWire(server: { host: string; port: number } | { path: string }): Promise<Wire> {
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
