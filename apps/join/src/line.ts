import { closeCodes } from '@colloquy/contracts';
import type { Socket } from './connection-types';

const shortestPauseMs = 300;
const longestPauseMs = 5000;
/** What browsers report of a line that broke. */
const broken = 1006;

/** What a line needs and tells. */
export interface LineOptions {
  connect: () => Socket;
  /** Calls back after a while; returns how to stop it. */
  after: (ms: number, then: () => void) => () => void;
  /** Opened, for the first time or again. */
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  /** @returns whether it is to be opened again */
  onLost: (code: number) => boolean;
}

/** A socket that is opened again when it breaks, after pauses that grow. */
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

  const pauseMs = () => Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);

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
    stopWaiting = options.after(code === closeCodes.restarting ? shortestPauseMs : pauseMs, open);
  }

  return {
    open(): void {
      tries = 0;
      open();
    },
    send: (data: Parameters<Socket['send']>[0]) => socket?.send(data),
    /** It carries a conversation: the next pause is short again. */
    holds: () => (tries = 0),
    /** The browser has no network. A dead socket would tell so minutes later; as browsers err, it is tried again. */
    networkLost(): void {
      const dead = socket;
      if (!dead) return;
      lost(broken, longestPauseMs);
      dead.close();
    },
    /** There is a network again: nobody waits for the pause to pass. */
    networkBack(): void {
      if (stopWaiting) open();
    },
  };
}
