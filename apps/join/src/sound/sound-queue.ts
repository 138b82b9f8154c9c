import { type AudioFrame, encodeAudioFrame } from '@colloquy/contracts';

interface SoundQueueOptions {
  send: (frame: Uint8Array<ArrayBuffer>) => boolean;
  now: () => number;
  after: (ms: number, then: () => void) => () => void;
}

interface Waiting {
  piece: AudioFrame;
  sentAt: number | undefined;
}

/** Maximum number of unacknowledged chunks; the server refuses more than 64. */
const maxInFlight = 16;
/** Pause between two chunks: the server accepts 20 messages a second. */
const pauseMs = 75;
/** Time after which an unacknowledged chunk is resent. */
const ackMs = 20_000;
/** Capacity: 40 minutes of speech. */
const maxBytes = 10 * 1024 * 1024;

/** Keeps the chunks of the recording until they are acknowledged, and resends them after a disconnection. */
export function makeSoundQueue({ send, now, after }: SoundQueueOptions) {
  let waiting: Waiting[] = [];
  let bytes = 0;
  let pumping = false;
  const whenDrained: (() => void)[] = [];

  function pump(): void {
    pumping = false;
    const due = waiting.slice(0, maxInFlight).find(({ sentAt }) => sentAt === undefined || isLate(sentAt));
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
    /** @returns false if the queue is full: the chunk is not kept */
    add(piece: AudioFrame): boolean {
      if (bytes + piece.sound.length > maxBytes) return false;
      waiting.push({ piece, sentAt: undefined });
      bytes += piece.sound.length;
      schedule(0);
      return true;
    },
    acked: (ack: { partOffsetMs: number; index: number }) =>
      remove((piece) => piece.partOffsetMs === ack.partOffsetMs && piece.index === ack.index),
    /** Reconnected: unacknowledged chunks may be lost. */
    again(): void {
      for (const each of waiting) each.sentAt = undefined;
      if (waiting.length > 0) schedule(0);
    },
    clear(): boolean {
      const had = waiting.length > 0;
      remove(() => true);
      return had;
    },
    /** Calls back when all chunks are delivered, at once if there are none, or on time-out. */
    drained(maxMs: number, then: () => void): void {
      if (waiting.length === 0) return then();
      let done = false;
      const once = () => {
        if (!done) then();
        done = true;
      };
      whenDrained.push(once);
      after(maxMs, once);
    },
  };
}

export type SoundQueue = ReturnType<typeof makeSoundQueue>;
