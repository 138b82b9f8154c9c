import { closeCodes, encodeSpeechFrame, type ServerFrame } from '@colloquy/contracts';
import { makeResampler, type Resampler } from '@colloquy/language';
import type { MediaStream } from '../telephony/media-stream';

/** Sample rate of both sides: all that recognition uses. */
export const pageRateHz = 16_000;

/** Time without audio after which the microphone is off, milliseconds; mobile networks delay audio by less. */
const offMs = 1500;

/** The page at the other end of a connection. */
export interface Page {
  send(frame: ServerFrame): void;
  sendSound(sound: Uint8Array): void;
  close(code: number): void;
}

/** Returns the page as a stream that plays the interviewer's speech. */
export const pageMediaStream = (page: Page): MediaStream => ({
  callSid: '',
  words: false,
  rateHz: pageRateHz,
  lateMs: offMs,
  text: () => undefined,
  media: (samples, of) => page.sendSound(encodeSpeechFrame({ rateHz: pageRateHz, samples, upTo: 0, ...of })),
  mark: (mark) => page.send({ type: 'mark', mark }),
  clear: () => page.send({ type: 'hush' }),
  close: () => page.close(closeCodes.done),
});

/** Brings sound of any rate to the rate of the conversation. */
export function makeResampling() {
  let current: { from: number; resampler: Resampler } | undefined;
  return (samples: Int16Array, from: number): Int16Array => {
    if (current?.from !== from) current = { from, resampler: makeResampler(from, pageRateHz) };
    return current.resampler.take(samples);
  };
}
