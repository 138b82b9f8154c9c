import { once } from 'node:events';
import type { ClientFrame, ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import WebSocket from 'ws';

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;
type Hello = Omit<Extract<ClientFrame, { type: 'hello' }>, 'type' | 'protocol'>;

/** A client of the join protocol that keeps what it received and can wait for more. */
export async function connect(
  app: { httpPort(): number },
  interviewId: string,
  options: { headers?: Record<string, string> } = {},
) {
  const url = `ws://127.0.0.1:${app.httpPort()}/call/${interviewId}/socket`;
  const socket = new WebSocket(url, { headers: options.headers });
  const received: ServerFrame[] = [];
  let read = 0;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => {
    received.push(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame);
    socket.emit('frame');
  });
  socket.on('close', () => socket.emit('frame'));
  await once(socket, 'open');

  const client = {
    socket,
    received,
    closed,
    raw: (data: string | Buffer) => socket.send(data),
    send: (frame: ClientFrame) => socket.send(JSON.stringify(frame)),
    hello(hello: Hello = {}) {
      client.send({ type: 'hello', protocol: 1, ...hello });
      return client;
    },
    /** The next frame of this type; frames before it are skipped. */
    async next<T extends ServerFrame['type']>(type: T): Promise<Of<T>> {
      for (;;) {
        const frame = received[read];
        if (frame) {
          read += 1;
          if (frame.type === type) return frame as Of<T>;
        } else if (socket.readyState === WebSocket.CLOSED) {
          throw new Error(`closed while waiting for ${type}; received ${JSON.stringify(received)}`);
        } else {
          await once(socket, 'frame');
        }
      }
    },
    /** Says something and waits until it is stored. */
    async say(text: string, utteranceId: string = newId()) {
      client.send({ type: 'say', utteranceId, text });
      return client.next('ack');
    },
    /** The line is cut without a word. */
    cut: () => socket.terminate(),
    async close() {
      socket.close();
      await closed;
    },
  };
  return client;
}

export type JoinClient = Awaited<ReturnType<typeof connect>>;
