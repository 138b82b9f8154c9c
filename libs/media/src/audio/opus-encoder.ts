// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- importing projects do not include the file
/// <reference path="./opus-wasm.d.ts" />
import { Encoder } from '@evan/opus/wasm/index.js';
import { opusSampleRate } from './opus-packet';

export const frameMs = 20;

/** Bits per second and channel; ample for speech at 8 and 16 kHz. */
const bitRate = 24_000;

/** opus_defines.h, OPUS_SET_BITRATE. */
const setBitRate = 4002;

/** OPUS_SET_COMPLEXITY: for telephone sound, 0 costs 40 % less CPU than 5 at nearly the same quality. */
const setComplexity = 4010;
const complexityOf = (sampleRate: OpusRate): number => (sampleRate === 8000 ? 0 : 5);

const rates = [8000, 12_000, 16_000, 24_000, 48_000] as const;
type OpusRate = (typeof rates)[number];

interface PcmFormat {
  sampleRate: OpusRate;
  channels: 1 | 2;
}

export function pcmFormat(sampleRate: number, channels: number): PcmFormat | undefined {
  const rate = rates.find((known) => known === sampleRate);
  return rate !== undefined && (channels === 1 || channels === 2)
    ? { sampleRate: rate, channels }
    : undefined;
}

function speechEncoder({ sampleRate, channels }: PcmFormat): Encoder {
  const encoder = new Encoder({ sample_rate: sampleRate, channels, application: 'voip' });
  encoder.ctl(setBitRate, bitRate * channels);
  encoder.ctl(setComplexity, complexityOf(sampleRate));
  return encoder;
}

interface SpeechEncoder {
  encode(frame: Int16Array): Uint8Array;
  stop(): void;
}

export type SpeechRate = 8000 | 16_000;

export function makeSpeechEncoder(sampleRate: SpeechRate): SpeechEncoder {
  const encoder = speechEncoder({ sampleRate, channels: 1 });
  return {
    encode: (frame) => encoder.encode(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength)),
    stop: () => encoder.drop(),
  };
}

/** Encodes PCM chunks of any size as 20 ms packets; the last one is padded with silence. */
export async function* encodeOpus(
  pieces: AsyncIterable<Buffer>,
  { sampleRate, channels }: PcmFormat,
): AsyncGenerator<Uint8Array> {
  const encoder = speechEncoder({ sampleRate, channels });
  try {
    const frameBytes = (sampleRate / 1000) * frameMs * channels * 2;
    let pending = Buffer.alloc(0);
    for await (const piece of pieces) {
      pending = Buffer.concat([pending, piece]);
      let at = 0;
      for (; at + frameBytes <= pending.length; at += frameBytes) {
        yield encoder.encode(pending.subarray(at, at + frameBytes));
      }
      pending = pending.subarray(at);
    }
    if (pending.length > 0) yield encoder.encode(Buffer.concat([pending], frameBytes));
  } finally {
    encoder.drop();
  }
}

export function silentPacket(): Uint8Array {
  const encoder = new Encoder({ sample_rate: opusSampleRate, channels: 1, application: 'audio' });
  const packet = encoder.encode(Buffer.alloc((opusSampleRate / 1000) * frameMs * 2));
  encoder.drop();
  return packet;
}
