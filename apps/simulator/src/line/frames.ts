import type { Background } from './numbers.ts';
import type { SoundFormat } from './sound-format.ts';

const frameMs = 20;
const framesPerSecond = 1000 / frameMs;
const musicRate = 8000;

export const frameSamples = ({ rate }: SoundFormat) => rate / framesPerSecond;

interface Media {
  track: 'inbound';
  chunk: string;
  timestamp: string;
  payload: string;
}

export function makeFrames(send: (media: Media) => void) {
  let chunk = 0;
  let timer: NodeJS.Timeout | undefined;

  function sendFrame(frame: Buffer) {
    chunk += 1;
    const payload = frame.toString('base64');
    send({ track: 'inbound', chunk: String(chunk), timestamp: String(chunk * frameMs), payload });
  }

  return {
    /** Sends as many frames as fit the elapsed time, because a timer may fire late. */
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

/** Returns a changing tone as music, else silence. */
export function backgroundFrame(background: Background | undefined, nth: number, format: SoundFormat) {
  const level = background === 'music' ? 2000 + (nth % 8) * 500 : 0;
  const held = (4 * format.rate) / musicRate;
  const samples = Int16Array.from({ length: frameSamples(format) }, (_, at) =>
    Math.floor(at / held) % 2 ? level : -level,
  );
  return format.encode(samples);
}
