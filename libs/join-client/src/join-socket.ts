import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket, { type ClientOptions, type RawData } from 'ws';

/** First frame of a client: the session to resume, or how to begin one, and the expert's consent. */
export type Hello = Omit<Extract<ClientFrame, { type: 'hello' }>, 'type' | 'protocol'>;

export type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

const protocol = 1;

/** Opens the socket of an interview. After an `error` event, `close` follows; callers need to handle only `close`. */
export function openSocket(appUrl: string, interviewId: string, options: ClientOptions): WebSocket {
  const url = `${appUrl.replace(/^http/, 'ws')}/call/${interviewId}/socket`;
  return new WebSocket(url, options).on('error', () => undefined);
}

export function sendFrame(socket: WebSocket, frame: ClientFrame): void {
  socket.send(JSON.stringify(frame));
}

export function sendHello(socket: WebSocket, hello: Hello): void {
  sendFrame(socket, { type: 'hello', protocol, ...hello });
}

export function readFrame(message: RawData): ServerFrame {
  return JSON.parse(String(message)) as ServerFrame;
}
