import { WebSocketServer } from 'ws';

export const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
export const ids = { sessionId, resumeToken: 'token', persona: 'Sam', closing: false };

/**
 * A server that plays the frames of a conversation: `play` gets every frame of the client.
 * @param {import('node:test').TestContext} context
 * @param {(frame: any, line: { send(frame: object): void, cut(): void, close(code: number): void }, connection: number) => void} play
 */
export async function aServer(context, play) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  context.after(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = (connections += 1);
    const line = {
      send: (/** @type {object} */ frame) => socket.send(JSON.stringify(frame)),
      cut: () => socket.terminate(),
      close: (/** @type {number} */ code) => socket.close(code),
    };
    socket.on('message', (data) => play(JSON.parse(String(data)), line, connection));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}`;
}

export const turn = (/** @type {number} */ sequence, closing = false, text = 'Why?') => ({
  ...{ type: 'turn', sessionId, sequence, role: 'agent', text, closing },
});
