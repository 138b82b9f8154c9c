import { Agent, type ClientRequestArgs } from 'node:http';
import { type NetConnectOpts, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const connectTimeoutMs = 2000;

export interface ConnectionLimits {
  /** Connections older than this are not reused; default one minute. */
  connectionAgeMs?: number;
  /** Default 512; further requests wait. */
  connections?: number;
}

/** Limits the age of connections: a load balancer sends only new connections to a new replica. */
export class AddressAgent extends Agent {
  private readonly createdAt = new WeakMap<Duplex, number>();
  private readonly ageLimitMs: number;
  private retiredAt = 0;

  constructor({ connectionAgeMs = 60_000, connections = 512 }: ConnectionLimits = {}) {
    super({ keepAlive: true, maxSockets: connections, timeout: connectionAgeMs });
    this.ageLimitMs = connectionAgeMs;
  }

  retireConnections(): void {
    this.retiredAt = performance.now();
    for (const socket of Object.values(this.freeSockets).flat()) socket?.destroy();
  }

  override createConnection(options: ClientRequestArgs) {
    const socket = super.createConnection(options as NetConnectOpts & ClientRequestArgs);
    if (socket instanceof Socket) limitConnectTime(socket);
    if (socket) this.createdAt.set(socket, performance.now());
    return socket;
  }

  override keepSocketAlive(socket: Duplex): boolean {
    const createdAt = this.createdAt.get(socket) ?? 0;
    const tooOld = createdAt <= this.retiredAt || createdAt + this.ageLimitMs < performance.now();
    // Node returns false, in spite of its type, if the server announced that it will close the connection
    return !tooOld && (super.keepSocketAlive(socket) as unknown) !== false;
  }
}

function limitConnectTime(socket: Socket): void {
  const limit = setTimeout(() => socket.destroy(new Error('Connecting timed out')), connectTimeoutMs);
  const clear = () => clearTimeout(limit);
  socket.once('connect', clear).once('close', clear);
}
