import { Agent, type ClientRequestArgs } from 'node:http';
import { type NetConnectOpts, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const connectLimitMs = 2000;

/** Settings of {@link AddressAgent}. */
export interface ConnectionLimits {
  /** Age after which a connection gets no further request; default a minute. */
  connectionAgeMs?: number;
  /** Connections to one address; more requests wait; default 512. */
  connections?: number;
}

/**
 * Keeps the connections to one address. They are renewed by and by: behind the address may be many processes, and only
 * a new connection reaches a process that was added.
 */
export class AddressAgent extends Agent {
  private readonly madeAt = new WeakMap<Duplex, number>();
  private readonly ageLimitMs: number;
  private renewedAt = 0;

  constructor({ connectionAgeMs = 60_000, connections = 512 }: ConnectionLimits = {}) {
    super({ keepAlive: true, maxSockets: connections, timeout: connectionAgeMs });
    this.ageLimitMs = connectionAgeMs;
  }

  /** Uses no connection again that exists now. */
  renew(): void {
    this.renewedAt = performance.now();
    for (const socket of Object.values(this.freeSockets).flat()) socket?.destroy();
  }

  override createConnection(options: ClientRequestArgs) {
    const socket = super.createConnection(options as NetConnectOpts & ClientRequestArgs);
    if (socket instanceof Socket) limitConnecting(socket);
    if (socket) this.madeAt.set(socket, performance.now());
    return socket;
  }

  override keepSocketAlive(socket: Duplex): boolean {
    const madeAt = this.madeAt.get(socket) ?? 0;
    const tooOld = madeAt <= this.renewedAt || madeAt + this.ageLimitMs < performance.now();
    // the type says that Node returns nothing; false means that the server closes the connection soon
    return !tooOld && (super.keepSocketAlive(socket) as unknown) !== false;
  }
}

function limitConnecting(socket: Socket): void {
  const limit = setTimeout(() => socket.destroy(new Error('No connection in time')), connectLimitMs);
  const clear = () => clearTimeout(limit);
  socket.once('connect', clear).once('close', clear);
}
