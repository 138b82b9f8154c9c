import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinSamples } from '@colloquy/language';
import { wavFile } from '../../../libs/language/src/speech/wav';
import { rate, spoken } from '../../../libs/language/test/sounds';

/** Returns the path of a WAV file with silence, speech of 3.6 s and two minutes of silence. */
export function microphoneFile(directory: string, silenceSeconds: number): string {
  const file = path.join(directory, 'microphone.wav');
  const silence = (seconds: number) => new Int16Array(seconds * rate);
  const samples = joinSamples(silence(silenceSeconds), spoken('answer'), silence(120));
  writeFileSync(file, wavFile({ samples, sampleRate: rate }));
  return file;
}

/** The browser's. */
declare const AudioBufferSourceNode: { prototype: { stop(when?: number): void } };

/** When the page first sent loud sound, and when it stopped its loudspeaker; milliseconds since it was opened. */
export interface Interruption {
  spokeAtMs?: number;
  stoppedAtMs?: number;
}

/** Runs in the page before its scripts. */
export function watchInterruption(): void {
  const noted: Interruption = {};
  Object.assign(globalThis, { interruption: noted });
  const messageMs = 20;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, message) {
    if (ArrayBuffer.isView(message)) {
      const samples = new Int16Array(message.buffer.slice(8));
      if (samples.some((sample) => Math.abs(sample) > 1000))
        noted.spokeAtMs ??= performance.now() - messageMs;
    }
    send.call(this, message);
  };
  const { stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.stop = function (when) {
    if (noted.spokeAtMs !== undefined) noted.stoppedAtMs ??= performance.now();
    stop.call(this, when);
  };
}
