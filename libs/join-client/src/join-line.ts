import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket from 'ws';
import { openSocket, readFrame, sendFrame, sendHello, type Hello } from './join-socket.ts';

/** Close codes after which a client does not reconnect: done, refused, replaced. */
const finalCodes: readonly number[] = [1000, 1008, 4000];
/** Longest wait for a welcome. */
const welcomeMs = 20_000;
const handshakeTimeout = 5000;
/** Shortest and longest pause before a reconnection; the pause grows between them. */
const firstPauseMs = 200;
const longestPauseMs = 3000;

/**
 * Events of a line: a frame from the server; the connection was lost and is being reopened; the connection
 * was closed for good. The numbers are close codes.
 */
export type JoinLineEvent = { frame: ServerFrame } | { lost: number } | { closed: number };

export interface JoinLineOptions {
  appUrl: string;
  interviewId: string;
  /** Returns the first frame of each connection. */
  hello: () => Hello;
  onEvent: (event: JoinLineEvent) => void;
}

/** A connection to a conversation that is reopened when it is lost. */
export interface JoinLine {
  /** Sends a frame if the connection is open. After the next welcome the caller resends unacknowledged frames. */
  send(frame: ClientFrame): void;
  /** Reopens a line that was closed for good. */
  again(): void;
  /** Drops the connection and reconnects after this time. */
  cut(ms: number): void;
  /** Drops the connection for good, without a closing handshake. */
  vanish(): void;
}

/** Opens a line to the conversation of an interview. */
export function openJoinLine({ appUrl, interviewId, hello, onEvent }: JoinLineOptions): JoinLine {
  let socket: WebSocket;
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;
  let over = false;
  let awayMs: number | undefined;

  function open() {
    const opened = openSocket(appUrl, interviewId, { handshakeTimeout });
    timer = setTimeout(() => opened.terminate(), welcomeMs);
    opened.on('open', () => sendHello(opened, hello()));
    opened.on('message', (message) => take(readFrame(message)));
    opened.on('close', closed);
    socket = opened;
  }

  function take(frame: ServerFrame) {
    if (over) return;
    if (frame.type === 'welcome') {
      clearTimeout(timer);
      tries = 0;
    }
    onEvent({ frame });
  }

  function closed(code: number) {
    clearTimeout(timer);
    if (over) return;
    if (finalCodes.includes(code)) return onEvent({ closed: code });
    onEvent({ lost: code });
    again();
  }

  function again() {
    if (over) return;
    timer = setTimeout(open, awayMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 10)));
    awayMs = undefined;
    tries += 1;
  }

  open();
  return {
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) sendFrame(socket, frame);
    },
    again,
    cut(ms) {
      awayMs = ms;
      socket.terminate();
    },
    vanish() {
      over = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
