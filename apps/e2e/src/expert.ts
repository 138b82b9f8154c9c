import { encodeAudioFrame, type ServerFrame } from '@colloquy/contracts';
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** An expert at the join protocol, frame by frame. */
export async function joinAs(appUrl: string, interviewId: string, mode: 'resume' | 'start-over' = 'resume') {
  const socket = new WebSocket(`${appUrl.replace('http', 'ws')}/call/${interviewId}/socket`);
  const received: ServerFrame[] = [];
  let wake: () => void = () => undefined;
  let read = 0;
  socket.on('message', (data) => {
    received.push(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame);
    wake();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  void closed.then(() => wake());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (frame: object) => socket.send(JSON.stringify(frame));

  /** The next frame of a type; others before it are skipped. */
  async function next<T extends ServerFrame['type']>(type: T): Promise<Of<T>> {
    for (;;) {
      const frame = received[read];
      if (frame) {
        read += 1;
        if (frame.type === type) return frame as Of<T>;
      } else if (socket.readyState === WebSocket.CLOSED) {
        throw new Error(`Closed while waiting for ${type}; received ${JSON.stringify(received)}`);
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  }

  send({ type: 'hello', protocol: 1, mode });
  const { sessionId } = await next('welcome');
  return {
    sessionId,
    next,
    send,
    /** Says something and waits until it is stored. */
    async say(text: string) {
      send({ type: 'say', utteranceId: randomUUID(), text });
      await next('ack');
    },
    /** Sends a recording in one piece and waits until it is stored. */
    async record(partOffsetMs: number, sound: Uint8Array) {
      socket.send(encodeAudioFrame({ partOffsetMs, index: 0, sound }));
      await next('audio-ack');
    },
    async end() {
      send({ type: 'end' });
      const { reason } = await next('ended');
      await closed;
      return reason;
    },
    /** The line is cut without a word. */
    async vanish() {
      socket.terminate();
      await closed;
    },
  };
}
