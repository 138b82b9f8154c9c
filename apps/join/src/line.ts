import { closeCodes } from '@colloquy/contracts';
import type { Socket } from './connection-types';

const minPauseMs = 300;
const maxPauseMs = 5000;
/** Close code of a connection that broke. */
const broken = 1006;

export interface LineOptions {
  connect: () => Socket;
  after: (ms: number, then: () => void) => () => void;
  /** The socket opened, for the first time or again. */
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  /** @returns whether to reconnect */
  onLost: (code: number) => boolean;
}

/** Creates a socket that reconnects when it breaks, with growing pauses. */
export function makeLine(options: LineOptions) {
  let socket: Socket | undefined;
  let tries = 0;
  let stopWaiting: (() => void) | undefined;

  function open(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    const mine = tryConnecting();
    if (!mine) return lost(broken, pauseMs());
    socket = mine;
    mine.onopen = () => {
      if (socket === mine) options.onOpen();
    };
    mine.onmessage = ({ data }: { data: unknown }) => {
      if (socket === mine) options.onMessage(data);
    };
    mine.onclose = ({ code }: { code: number }) => {
      if (socket === mine) lost(code, pauseMs());
    };
  }

  const pauseMs = () => Math.min(maxPauseMs, minPauseMs * 2 ** tries);

  /** A browser that forbids sockets throws. */
  function tryConnecting(): Socket | undefined {
    try {
      return options.connect();
    } catch {
      return undefined;
    }
  }

  function lost(code: number, pauseMs: number): void {
    socket = undefined;
    if (!options.onLost(code)) return;
    tries += 1;
    stopWaiting = options.after(code === closeCodes.restarting ? minPauseMs : pauseMs, open);
  }

  return {
    open(): void {
      tries = 0;
      open();
    },
    send: (data: Parameters<Socket['send']>[0]) => socket?.send(data),
    buffered: () => socket?.bufferedAmount ?? 0,
    /** The socket carries a conversation; the next pause is short again. */
    holds: () => (tries = 0),
    /**
     * The browser lost its network, which a socket notices only minutes later. Tries to reconnect anyway, because
     * browsers err.
     */
    networkLost(): void {
      const dead = socket;
      if (!dead) return;
      lost(broken, maxPauseMs);
      dead.close();
    },
    /** The network is back: tries at once. */
    networkBack(): void {
      if (stopWaiting) open();
    },
  };
}
