import type { ClientFrame, ServerFrame } from '@colloquy/contracts/join';
import WebSocket from 'ws';
import { openSocket, readFrame, sendFrame, sendHello, type Hello } from './join-socket.ts';

/** Close codes after which a client does not reconnect: conversation over, refused, replaced by another page. */
const finalCodes: readonly number[] = [1000, 1008, 4000];
const welcomeMs = 20_000;
const handshakeTimeout = 5000;
/** The pause grows between these. */
const firstPauseMs = 200;
const maxPauseMs = 3000;

/** `lost` is followed by a reconnection, `closed` is not; the numbers are close codes. */
export type JoinConnectionEvent = { frame: ServerFrame } | { lost: number } | { closed: number };

interface JoinConnectionOptions {
  appUrl: string;
  interviewId: string;
  /** Returns the first frame of each connection. */
  hello: () => Hello;
  onEvent: (event: JoinConnectionEvent) => void;
}

export interface JoinConnection {
  /** Sends a frame if the connection is open. After the next welcome the caller resends unacknowledged frames. */
  send(frame: ClientFrame): void;
  reopen(): void;
  /** Drops the connection and reconnects after this time, milliseconds. */
  reconnectAfter(ms: number): void;
  terminate(): void;
}

export function openJoinConnection({
  appUrl,
  interviewId,
  hello,
  onEvent,
}: JoinConnectionOptions): JoinConnection {
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
    timer = setTimeout(open, awayMs ?? Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(tries, 10)));
    awayMs = undefined;
    tries += 1;
  }

  open();
  return {
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) sendFrame(socket, frame);
    },
    reopen: again,
    reconnectAfter(ms) {
      awayMs = ms;
      socket.terminate();
    },
    terminate() {
      over = true;
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
