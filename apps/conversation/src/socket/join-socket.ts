import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, maxFrameBytes } from '@colloquy/contracts';
import { type Component, pause } from '@colloquy/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Registry } from '../runtime/registry';
import { clientAddress } from './client-address';
import { type ConnectionDeps, serveConnection } from './connection';
import { makeConnectionCaps } from './connection-caps';

const settleMs = 2000;
const farewellMs = 1000;

export interface JoinSocketOptions extends ConnectionDeps {
  server: Server;
  registry: Registry;
  /** Clients without an Origin header are accepted. */
  origin: string;
  trustedProxies: number;
  pingMs: number;
  /** @returns false if the request is not for this handler either */
  others?: (request: IncomingMessage, stream: Duplex, head: Buffer) => boolean;
  caps: { total: number; perAddress: number; perInterview: number };
}

/** Serves `/call/<interviewId>/socket`. When it stops, clients reconnect to another process. */
export function makeJoinSocket(options: JoinSocketOptions): Component & { connections(): number } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  });
  const addresses = makeConnectionCaps(options.caps.perAddress);
  const interviews = makeConnectionCaps(options.caps.perInterview);
  const silent = new WeakSet<WebSocket>();
  let stopping = false;

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    if (options.others?.(request, stream, head)) return;
    const interviewId = /^\/call\/([^/?]{1,64})\/socket(?:\?|$)/.exec(request.url ?? '')?.[1];
    if (interviewId === undefined) return decline(stream, '404 Not Found');
    const { origin } = request.headers;
    if (origin !== undefined && origin !== options.origin) return decline(stream, '403 Forbidden');
    if (stopping) return decline(stream, '503 Service Unavailable');
    if (sockets.clients.size >= options.caps.total) return decline(stream, '503 Service Unavailable');
    const leaveAddress = addresses.take(clientAddress(request, options.trustedProxies));
    if (!leaveAddress) return decline(stream, '429 Too Many Requests');
    stream.once('close', leaveAddress);
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, interviewId));
  }

  function accept(socket: WebSocket, interviewId: string): void {
    const leaveInterview = interviews.take(interviewId);
    socket.on('pong', () => silent.delete(socket));
    if (leaveInterview) {
      socket.once('close', leaveInterview);
      return serveConnection(socket, interviewId, options);
    }
    socket.on('error', () => socket.terminate());
    const code = 'too-many-connections';
    options.metrics.connectionRefused(code);
    socket.send(JSON.stringify({ type: 'error', code, message: 'Too many connections to this interview' }));
    socket.close(closeCodes.tryLater);
  }

  function pingAll(): void {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) {
        socket.terminate();
      } else {
        silent.add(socket);
        socket.ping();
      }
    }
  }

  async function drain(): Promise<void> {
    const runners = options.registry.all();
    for (const runner of runners) runner.ignoreClient();
    for (let waited = 0; waited < settleMs && runners.some((runner) => runner.isBusy()); waited += 20)
      await pause(20);
    const released = options.registry.close();
    for (const socket of sockets.clients) socket.close(closeCodes.restarting);
    for (let waited = 0; waited < farewellMs && sockets.clients.size > 0; waited += 20) await pause(20);
    for (const socket of sockets.clients) socket.terminate();
    await released;
  }

  let pinging: NodeJS.Timeout | undefined;
  return {
    name: 'join socket',
    connections: () => sockets.clients.size,
    async start() {
      options.server.on('upgrade', onUpgrade);
      pinging = setInterval(pingAll, options.pingMs);
    },
    async stop() {
      stopping = true;
      clearInterval(pinging);
      await drain();
    },
  };
}

function decline(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
