import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { ClientFrame } from '@colloquy/contracts/join';
import { WebSocketServer } from 'ws';

export const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
export const ids = { sessionId, resumeToken: 'token', persona: 'Sam', closing: false };

interface ServerLine {
  send(frame: object): void;
  cut(): void;
  close(code: number): void;
}

/** Handles a frame of the client. `connection` counts from 1. */
export type Play = (frame: ClientFrame, line: ServerLine, connection: number) => void;

export async function aServer(context: TestContext, play: Play) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  context.after(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = (connections += 1);
    const line: ServerLine = {
      send: (frame) => socket.send(JSON.stringify(frame)),
      cut: () => socket.terminate(),
      close: (code) => socket.close(code),
    };
    socket.on('message', (data) => play(JSON.parse(String(data)) as ClientFrame, line, connection));
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

export const turn = (sequence: number, closing = false, text = 'Why?') => ({
  type: 'turn',
  sessionId,
  sequence,
  role: 'agent',
  text,
  closing,
});
