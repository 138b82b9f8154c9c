import { decodeALaw, decodeMuLaw, encodeMuLaw, joinSamples, makeResampler } from '@colloquy/language';
import type { StreamCodec } from '../domain/stream-codec';

const narrowRateHz = 8000;
export const wideRateHz = 16_000;
const knownEncodings = ['PCMU', 'PCMA', 'L16'];
/** Rates of Telnyx's streams. */
const ratesHz = [narrowRateHz, wideRateHz, 22_050, 24_000, 48_000];

export const isWideband = (codec: StreamCodec) => codec !== 'PCMU';

interface AnnouncedSound {
  /** Absent: as requested. */
  encoding?: string | undefined;
  rateHz?: number | undefined;
}

export interface SoundFormat {
  rateHz: typeof narrowRateHz | typeof wideRateHz;
  bytesPerSecond: number;
  /** Other sound is taken for mu-law. */
  isKnown: boolean;
  read(payload: Buffer): Int16Array;
  /** Returns at least `minMs` of sound; silence fills it up. */
  write(samples: Int16Array, minMs: number): Buffer;
}

/** Decodes and resamples a call if the telephone network uses another codec than the settings. */
export function makeSoundFormat(codec: StreamCodec, { encoding, rateHz }: AnnouncedSound): SoundFormat {
  const isWide = isWideband(codec);
  const ownRateHz = isWide ? wideRateHz : narrowRateHz;
  const isLinear = encoding === undefined ? isWide : encoding === 'L16';
  const isAnnounced = rateHz !== undefined && ratesHz.includes(rateHz);
  const heardRateHz = isLinear ? (isAnnounced ? rateHz : wideRateHz) : narrowRateHz;
  const decode = encoding === 'PCMA' ? decodeALaw : decodeMuLaw;
  const isBigEndian = codec === 'L16-BE';
  const resampler = makeResampler(heardRateHz, ownRateHz);
  return {
    rateHz: ownRateHz,
    bytesPerSecond: ownRateHz * (isWide ? 2 : 1),
    isKnown: encoding === undefined || knownEncodings.includes(encoding),
    read: (payload) => resampler.take(isLinear ? readLinear(payload, isBigEndian) : decode(payload)),
    write(samples, minMs) {
      const missing = Math.max(0, (minMs * ownRateHz) / 1000 - samples.length);
      const sound = joinSamples(samples, new Int16Array(missing));
      return isWide ? writeLinear(sound, isBigEndian) : Buffer.from(encodeMuLaw(sound));
    },
  };
}

/** Drops half a sample at the end. */
function readLinear(payload: Buffer, isBigEndian: boolean): Int16Array {
  const samples = new Int16Array(payload.length >> 1);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = isBigEndian ? payload.readInt16BE(2 * at) : payload.readInt16LE(2 * at);
  return samples;
}

function writeLinear(samples: Int16Array, isBigEndian: boolean): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] as number;
    if (isBigEndian) bytes.writeInt16BE(sample, 2 * at);
    else bytes.writeInt16LE(sample, 2 * at);
  }
  return bytes;
}
