import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket, { type ClientOptions, type RawData } from 'ws';

/** What a client says first: the session to resume, or how to begin one, and what the expert agreed to. */
export type Hello = Omit<Extract<ClientFrame, { type: 'hello' }>, 'type' | 'protocol'>;

/** The frame of a server with this type. */
export type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** The version of the join protocol. */
const protocol = 1;

/** Opens the socket of an interview. The `close` that follows an `error` is the event to act on. */
export function openSocket(appUrl: string, interviewId: string, options: ClientOptions): WebSocket {
  const url = `${appUrl.replace(/^http/, 'ws')}/call/${interviewId}/socket`;
  return new WebSocket(url, options).on('error', () => undefined);
}

/** Sends a frame. */
export function sendFrame(socket: WebSocket, frame: ClientFrame): void {
  socket.send(JSON.stringify(frame));
}

/** Sends the first frame of a connection. */
export function sendHello(socket: WebSocket, hello: Hello): void {
  sendFrame(socket, { type: 'hello', protocol, ...hello });
}

/** Reads a message of the server. */
export function readFrame(message: RawData): ServerFrame {
  return JSON.parse(String(message)) as ServerFrame;
}
