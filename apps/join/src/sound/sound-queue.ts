import { type AudioFrame, encodeAudioFrame } from '@colloquy/contracts';

/** What the queue needs of its surroundings. */
export interface SoundQueueOptions {
  /** Hands a frame to the line; false when there is none. */
  send: (frame: Uint8Array<ArrayBuffer>) => boolean;
  now: () => number;
  /** Calls back after a while; returns how to stop it. */
  after: (ms: number, then: () => void) => () => void;
}

interface Waiting {
  piece: AudioFrame;
  sentAt: number | undefined;
}

/** Pieces on their way at a time; the server refuses more than 64. */
const mostInFlight = 16;
/** Pause between two pieces, milliseconds: the server lets 20 messages a second through. */
const pauseMs = 75;
/** A piece that is not acknowledged by then is sent again, milliseconds. */
const ackMs = 20_000;
/** Sound kept while nothing can be delivered, bytes: 40 minutes of speech. */
const mostBytes = 10 * 1024 * 1024;

/** Keeps the pieces of the recording until they are acknowledged, and sends them again after the line was lost. */
export function makeSoundQueue({ send, now, after }: SoundQueueOptions) {
  let waiting: Waiting[] = [];
  let bytes = 0;
  let pumping = false;
  const whenDrained: (() => void)[] = [];

  function pump(): void {
    pumping = false;
    const due = waiting.slice(0, mostInFlight).find(({ sentAt }) => sentAt === undefined || isLate(sentAt));
    if (due && send(encodeAudioFrame(due.piece))) due.sentAt = now();
    if (waiting.length > 0) schedule(due ? pauseMs : 1000);
  }

  const isLate = (sentAt: number) => now() - sentAt > ackMs;

  function schedule(ms: number): void {
    if (pumping) return;
    pumping = true;
    after(ms, pump);
  }

  function remove(done: (piece: AudioFrame) => boolean): void {
    waiting = waiting.filter(({ piece }) => !done(piece));
    bytes = waiting.reduce((sum, { piece }) => sum + piece.sound.length, 0);
    if (waiting.length > 0) return;
    for (const then of whenDrained.splice(0)) then();
  }

  return {
    /** @returns false when there is no room: the piece is not kept */
    add(piece: AudioFrame): boolean {
      if (bytes + piece.sound.length > mostBytes) return false;
      waiting.push({ piece, sentAt: undefined });
      bytes += piece.sound.length;
      schedule(0);
      return true;
    },
    acked: (ack: { partOffsetMs: number; index: number }) =>
      remove((piece) => piece.partOffsetMs === ack.partOffsetMs && piece.index === ack.index),
    /** The line is back: what was on its way may be lost. */
    again(): void {
      for (const each of waiting) each.sentAt = undefined;
      if (waiting.length > 0) schedule(0);
    },
    /** Another session began, to which these pieces do not belong. @returns whether there were any */
    clear(): boolean {
      const had = waiting.length > 0;
      remove(() => true);
      return had;
    },
    /** Calls back once everything is delivered, at once when nothing waits, or when the time is up. */
    drained(mostMs: number, then: () => void): void {
      if (waiting.length === 0) return then();
      let done = false;
      const once = () => {
        if (!done) then();
        done = true;
      };
      whenDrained.push(once);
      after(mostMs, once);
    },
  };
}
