import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket from 'ws';
import { openSocket, readFrame, sendFrame, sendHello, type Hello } from './join-socket.ts';

/** Close codes after which a client does not come back by itself: done, refused, replaced. */
const finalCodes: readonly number[] = [1000, 1008, 4000];
/** Longest wait for a welcome, milliseconds. */
const welcomeMs = 20_000;
const handshakeTimeout = 5000;
/** The pause before a connection is opened again grows from the first to the longest, milliseconds. */
const firstPauseMs = 200;
const longestPauseMs = 3000;

/**
 * What happens on a line: the server sent a frame; the connection was lost and is being opened again; the connection was
 * closed for good. The numbers are close codes.
 */
export type JoinLineEvent = { frame: ServerFrame } | { lost: number } | { closed: number };

/** How to open a line. */
export interface JoinLineOptions {
  appUrl: string;
  interviewId: string;
  /** Returns the first frame of each connection. */
  hello: () => Hello;
  onEvent: (event: JoinLineEvent) => void;
}

/** A line to a conversation, from {@link openJoinLine}. */
export interface JoinLine {
  /** Sends if the line is up. After the next welcome the caller sends again what was not acknowledged. */
  send(frame: ClientFrame): void;
  /** Opens a line again that was closed for good. */
  again(): void;
  /** Breaks the connection and opens the next one after this time. */
  cut(ms: number): void;
  /** Breaks the connection without a word, for good. */
  vanish(): void;
}

/** Opens a line to the conversation of an interview: a connection that is opened again whenever it is lost. */
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
