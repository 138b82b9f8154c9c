import { encodeMicrophoneFrame } from '@colloquy/contracts';

/** Length of a message, milliseconds: the least that the server takes. */
const messageMs = 20;
/** Messages kept while the connection is slow or lost: 10 s. */
const maxWaiting = 500;
/** Unsent bytes of the socket above which messages wait: a second of sound. */
const maxBuffered = 32_000;
/** Number of messages sent for each added one, so that kept messages follow at double speed. */
const atOnce = 2;

interface LiveSoundOptions {
  rateHz: number;
  send: (message: Uint8Array<ArrayBuffer>) => boolean;
  buffered: () => number;
  now: () => number;
}

/** Sends live sound. If the connection cannot carry it, the oldest sound is dropped; its time then shows the gap. */
export function makeLiveSound({ rateHz, send, buffered, now }: LiveSoundOptions) {
  const messageSamples = (rateHz * messageMs) / 1000;
  const waiting: { samples: Int16Array; at: number }[] = [];
  let samples = new Int16Array(messageSamples);
  let length = 0;

  function pump(): void {
    for (let sent = 0; sent < atOnce && buffered() < maxBuffered; sent += 1) {
      const [oldest] = waiting;
      if (!oldest) return;
      const ageMs = Math.max(0, now() - oldest.at);
      if (!send(encodeMicrophoneFrame({ rateHz, ageMs, samples: oldest.samples }))) return;
      waiting.shift();
    }
  }

  return {
    add(sound: Int16Array): void {
      for (let at = 0; at < sound.length;) {
        const part = sound.subarray(at, at + messageSamples - length);
        samples.set(part, length);
        length += part.length;
        at += part.length;
        if (length < messageSamples) return;
        waiting.push({ samples, at: now() });
        if (waiting.length > maxWaiting) waiting.shift();
        samples = new Int16Array(messageSamples);
        length = 0;
        pump();
      }
    },
    clear(): void {
      waiting.length = 0;
      length = 0;
    },
  };
}
