import type { Background } from './numbers.ts';

/** A frame of sound: 20 ms of 8 kHz mu-law. */
export const frameBytes = 160;
const frameMs = 20;

interface Media {
  track: 'inbound';
  chunk: string;
  timestamp: string;
  payload: string;
}

/** Sends the sound of a person in real time, frame by frame. */
export function makeFrames(send: (media: Media) => void) {
  let chunk = 0;
  let timer: NodeJS.Timeout | undefined;

  function sendFrame(frame: Buffer) {
    chunk += 1;
    const payload = frame.toString('base64');
    send({ track: 'inbound', chunk: String(chunk), timestamp: String(chunk * frameMs), payload });
  }

  return {
    /** Sends as many frames as time has passed, because a timer may fire late. */
    begin(frame: (nth: number) => Buffer, onPassed: (ms: number) => void) {
      const beganAt = performance.now();
      timer = setInterval(() => {
        while (chunk * frameMs < performance.now() - beganAt) {
          sendFrame(frame(chunk));
          onPassed(frameMs);
        }
      }, frameMs);
    },
    end: () => clearInterval(timer),
  };
}

/** Returns a frame of background sound: a tone that changes for music, else silence. */
export function backgroundFrame(background: Background | undefined, nth: number) {
  const frame = Buffer.alloc(frameBytes, 0xff);
  if (background !== 'music') return frame;
  for (let at = 0; at < frameBytes; at += 1) frame[at] = (at >> 2) % 2 ? 0x90 + (nth % 8) : 0x10;
  return frame;
}
