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

/** Whether the page has sent loud sound, and has stopped its loudspeaker afterwards. */
export interface Interruption {
  hasSpoken: boolean;
  hasStopped: boolean;
}

/** Runs in the page before its scripts. */
export function watchInterruption(): void {
  const noted: Interruption = { hasSpoken: false, hasStopped: false };
  Object.assign(globalThis, { interruption: noted });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, message) {
    if (ArrayBuffer.isView(message)) {
      const samples = new Int16Array(message.buffer.slice(8));
      noted.hasSpoken ||= samples.some((sample) => Math.abs(sample) > 1000);
    }
    send.call(this, message);
  };
  const { stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.stop = function (when) {
    noted.hasStopped ||= noted.hasSpoken;
    stop.call(this, when);
  };
}
