import { decodeMuLaw, encodeMuLaw } from '../../../../libs/language/src/speech/mu-law.ts';
import { bytesOf } from '../tones/wav.ts';

export interface SoundFormat {
  encoding: 'PCMU' | 'L16';
  /** Samples a second. */
  rate: number;
  encode(samples: Int16Array): Buffer;
  decode(bytes: Buffer): Int16Array;
}

export const narrowband: SoundFormat = {
  encoding: 'PCMU',
  rate: 8000,
  encode: (samples) => Buffer.from(encodeMuLaw(samples)),
  decode: decodeMuLaw,
};

/** 16-bit samples, little-endian. */
export const wideband: SoundFormat = {
  encoding: 'L16',
  rate: 16_000,
  encode: bytesOf,
  decode: (bytes) => Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(2 * at)),
};
