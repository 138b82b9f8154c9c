// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- importing projects do not include the file
/// <reference path="./opus-wasm.d.ts" />
import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Decoder } from '@evan/opus/wasm/index.js';
import { type SpeechRate } from './opus-encoder';
import { opusPacketMs } from './opus-packet';
import { webmPackets } from './webm-packets';

/** Packets decoded without a pause; one takes 0.02 ms. */
const packetsInARow = 100;

/** Yields 16-bit samples of one channel without gaps; an invalid packet becomes silence. */
export async function* decodeRecording(path: string, sampleRate: SpeechRate): AsyncGenerator<Int16Array> {
  const decoder = new Decoder({ channels: 1, sample_rate: sampleRate });
  let packets = 0;
  try {
    for await (const { data } of webmPackets(createReadStream(path))) {
      packets += 1;
      if (packets % packetsInARow === 0) await setImmediate(); // yields to other work
      yield decode(decoder, data) ?? new Int16Array((opusPacketMs(data) * sampleRate) / 1000);
    }
  } finally {
    decoder.drop();
  }
}

function decode(decoder: Decoder, packet: Uint8Array): Int16Array | undefined {
  try {
    return new Int16Array(decoder.decode(packet).buffer);
  } catch {
    return undefined; // sound from a browser may be invalid
  }
}
