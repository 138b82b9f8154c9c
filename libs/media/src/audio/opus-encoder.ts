// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- importing projects do not include the file
/// <reference path="./opus-wasm.d.ts" />
import { Encoder } from '@evan/opus/wasm/index.js';
import { opusSampleRate } from './opus-packet';

/** One frame, milliseconds. */
export const frameMs = 20;

/** Plenty for telephone speech, bits a second and channel. */
const bitRate = 24_000;

/** The request that sets it (opus_defines.h, OPUS_SET_BITRATE). */
const setBitRate = 4002;

/** How hard it tries (OPUS_SET_COMPLEXITY, 0 to 10): a third less work than the default. */
const setComplexity = 4010;
const complexity = 5;

const rates = [8000, 12_000, 16_000, 24_000, 48_000] as const;
type OpusRate = (typeof rates)[number];

/** Sound as 16-bit little-endian samples, channels interleaved. */
export interface PcmFormat {
  sampleRate: OpusRate;
  channels: 1 | 2;
}

/** The format when Opus can encode it as it is, without resampling. */
export function pcmFormat(sampleRate: number, channels: number): PcmFormat | undefined {
  const rate = rates.find((known) => known === sampleRate);
  return rate !== undefined && (channels === 1 || channels === 2)
    ? { sampleRate: rate, channels }
    : undefined;
}

function speechEncoder({ sampleRate, channels }: PcmFormat): Encoder {
  const encoder = new Encoder({ sample_rate: sampleRate, channels, application: 'voip' });
  encoder.ctl(setBitRate, bitRate * channels);
  encoder.ctl(setComplexity, complexity);
  return encoder;
}

/** Encodes speech frame by frame. */
export interface SpeechEncoder {
  /** One frame of 20 ms as one packet. */
  encode(frame: Int16Array): Uint8Array;
  /** Frees its memory; nothing can be encoded after. */
  stop(): void;
}

/** An encoder for telephone sound: 8 kHz, one channel. */
export function makeTelephoneEncoder(): SpeechEncoder {
  const encoder = speechEncoder({ sampleRate: 8000, channels: 1 });
  return {
    encode: (frame) => encoder.encode(new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength)),
    stop: () => encoder.drop(),
  };
}

/** Encodes PCM that comes in pieces of any size as 20 ms Opus packets; the last is filled up with silence. */
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

/** A packet of 20 ms without sound. */
export function silentPacket(): Uint8Array {
  const encoder = new Encoder({ sample_rate: opusSampleRate, channels: 1, application: 'audio' });
  const packet = encoder.encode(Buffer.alloc((opusSampleRate / 1000) * frameMs * 2));
  encoder.drop();
  return packet;
}
