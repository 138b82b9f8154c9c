import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket from 'ws';
import { openSocket, readFrame, sendFrame, sendHello, type FrameOf, type Hello } from './join-socket.ts';

interface ConnectOptions {
  headers?: Record<string, string>;
  /** Longest wait for a frame; 60,000 by default. */
  limitMs?: number;
}

export interface JoinClient {
  socket: WebSocket;
  received: readonly ServerFrame[];
  sounds: readonly Uint8Array[];
  /** Resolves with the close code of the connection. */
  closed: Promise<number>;
  /** Sends a raw message, which need not be a valid frame. */
  raw(data: string | Uint8Array): void;
  send(frame: ClientFrame): void;
  hello(hello?: Hello): JoinClient;
  /** Skips frames that do not fit. @throws Error if the connection closes or the limit passes */
  next<T extends ServerFrame['type']>(type: T, check?: (frame: FrameOf<T>) => boolean): Promise<FrameOf<T>>;
  say(text: string, utteranceId?: string): Promise<FrameOf<'ack'>>;
  typing(): void;
  /** Confirms that the expert heard a turn, or only its first characters. */
  heard(sequence: number, characters?: number): void;
  audio(frame: Uint8Array): Promise<FrameOf<'audio-ack'>>;
  end(): Promise<FrameOf<'ended'>['reason']>;
  /** Drops the connection without a closing handshake. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

/** The caller sends the first frame. @throws Error if the connection is refused */
export async function connect(
  appUrl: string,
  interviewId: string,
  { headers, limitMs = 60_000 }: ConnectOptions = {},
): Promise<JoinClient> {
  const socket = openSocket(appUrl, interviewId, { headers });
  const changes = new EventEmitter();
  const received: ServerFrame[] = [];
  const sounds: Uint8Array[] = [];
  let read = 0;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (message, isBinary) => {
    if (isBinary) sounds.push(message as Buffer);
    else received.push(readFrame(message));
    changes.emit('change');
  });
  socket.on('close', () => changes.emit('change'));
  await once(socket, 'open');

  async function change(signal: AbortSignal, awaited: string): Promise<void> {
    const failed = (what: string) =>
      new Error(`${what} while waiting for ${awaited}; received ${JSON.stringify(received)}`);
    if (socket.readyState === WebSocket.CLOSED) throw failed('Closed');
    await once(changes, 'change', { signal }).catch(() => {
      throw failed(`${limitMs} ms passed`);
    });
  }

  const client: JoinClient = {
    socket,
    received,
    sounds,
    closed,
    raw: (data) => socket.send(data),
    send: (frame) => sendFrame(socket, frame),
    hello(hello = {}) {
      sendHello(socket, hello);
      return client;
    },
    async next<T extends ServerFrame['type']>(type: T, check: (frame: FrameOf<T>) => boolean = () => true) {
      const signal = AbortSignal.timeout(limitMs);
      for (;;) {
        const frame = received[read];
        if (frame) {
          read += 1;
          if (frame.type === type && check(frame as FrameOf<T>)) return frame as FrameOf<T>;
        } else {
          await change(signal, type);
        }
      }
    },
    say(text, utteranceId = randomUUID()) {
      client.send({ type: 'say', utteranceId, text });
      return client.next('ack', (ack) => ack.utteranceId === utteranceId);
    },
    typing: () => client.send({ type: 'typing' }),
    heard: (sequence, characters) => client.send({ type: 'heard', sequence, characters }),
    audio(frame) {
      client.raw(frame);
      return client.next('audio-ack');
    },
    async end() {
      client.send({ type: 'end' });
      const { reason } = await client.next('ended');
      await closed;
      return reason;
    },
    async cut() {
      socket.terminate();
      await closed;
    },
    async close() {
      socket.close();
      await closed;
    },
  };
  return client;
}

/** Connects, says hello and waits for the welcome. @throws Error if the server refuses */
export async function joinInterview(
  appUrl: string,
  interviewId: string,
  hello: Hello = {},
  options: ConnectOptions = {},
): Promise<JoinClient & { sessionId: string }> {
  const client = await connect(appUrl, interviewId, options);
  const { sessionId } = await client.hello(hello).next('welcome');
  return { ...client, sessionId };
}
