import { type Pcm } from './speech';

/** Bytes of 16-bit samples, lower byte first, as WAV and raw PCM have them. */
export function pcmBytes(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, index * 2));
  return bytes;
}

/** Samples of such bytes; half a sample at the end is left out. */
export function pcmSamples(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) =>
    bytes.readInt16LE(index * 2),
  );
}

/** A WAV file of one channel. */
export function wavFile({ samples, sampleRate }: Pcm): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16); // length of the format
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32); // bytes a sample
  header.writeUInt16LE(16, 34); // bits a sample
  header.write('data', 36);
  header.writeUInt32LE(samples.length * 2, 40);
  return Buffer.concat([header, pcmBytes(samples)]);
}
