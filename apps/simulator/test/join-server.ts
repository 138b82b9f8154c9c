import { WebSocketServer } from 'ws';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
export const ids = { sessionId, resumeToken: 'token', persona: 'Sam', closing: false };

/** A server that plays the frames of a conversation: `play` gets every frame of the client. */
export async function aServer(
  context: TestContext,
  play: (
    frame: any,
    line: { send(frame: object): void; cut(): void; close(code: number): void },
    connection: number,
  ) => void,
) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  context.after(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = (connections += 1);
    const line = {
      send: (frame: object) => socket.send(JSON.stringify(frame)),
      cut: () => socket.terminate(),
      close: (code: number) => socket.close(code),
    };
    socket.on('message', (data) => play(JSON.parse(String(data)), line, connection));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
}

export const turn = (sequence: number, closing = false, text = 'Why?') => ({
  ...{ type: 'turn', sessionId, sequence, role: 'agent', text, closing },
});
