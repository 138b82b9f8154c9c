import { closeCodes, encodeSpeechFrame, type MicrophoneFrame, type ServerFrame } from '@colloquy/contracts';
import { makeResampler, type Resampler } from '@colloquy/language';
import { makeCallClock } from '../telephony/call-clock';
import { type MediaStream, timedMediaStream } from '../telephony/media-stream';
import type { CallRecording } from '../telephony/record-call';

/** Sample rate of both sides; recognition uses no higher frequencies. */
export const pageRateHz = 16_000;

/** Time without audio after which the microphone is off, milliseconds; mobile networks delay audio by less. */
const offMs = 1500;
/** Longest time that sound may have waited in the page, milliseconds. */
const maxAgeMs = 15_000;

export interface Page {
  send(frame: ServerFrame): void;
  sendSound(sound: Uint8Array): void;
  close(code: number): void;
}

const pageMediaStream = (page: Page): MediaStream => ({
  callSid: '',
  carriesWords: false,
  rateHz: pageRateHz,
  lateMs: offMs,
  text: () => undefined,
  media: (samples, of) => page.sendSound(encodeSpeechFrame({ rateHz: pageRateHz, samples, upTo: 0, ...of })),
  mark: (mark) => page.send({ type: 'mark', mark }),
  clear: () => page.send({ type: 'hush' }),
  close: () => page.close(closeCodes.done),
});

/** Resamples the sound of the page, places it on the clock of the conversation and records it. */
export function makePageSound(page: Page, recording: CallRecording, now: () => number) {
  const clock = makeCallClock(now, pageRateHz);
  let current: { from: number; resampler: Resampler } | undefined;
  return {
    stream: timedMediaStream(pageMediaStream(page), clock, () => recording),
    heard({ rateHz: from, ageMs, samples: taken }: MicrophoneFrame): { samples: Int16Array; fromMs: number } {
      if (current?.from !== from) current = { from, resampler: makeResampler(from, pageRateHz) };
      const samples = current.resampler.take(taken);
      const { fromMs } = clock.heard(samples.length, undefined, now() - Math.min(ageMs, maxAgeMs));
      recording.heard(samples, fromMs);
      return { samples, fromMs };
    },
  };
}
