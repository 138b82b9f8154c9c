import { type Pcm } from './speech';

export const pcmBytes = ({ buffer, byteOffset, byteLength }: Int16Array): Buffer =>
  Buffer.from(new Uint8Array(buffer, byteOffset, byteLength));

/** Drops half a sample at the end. */
export const pcmSamples = (bytes: Buffer): Int16Array =>
  new Int16Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 2));

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
