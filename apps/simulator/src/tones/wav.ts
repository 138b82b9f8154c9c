/** Returns the samples of a WAV file with 16 bits and one channel. */
export function readWav(file: Uint8Array): { samples: Int16Array; sampleRate: number } {
  const bytes = Buffer.from(file);
  if (bytes.toString('latin1', 8, 12) !== 'WAVE') throw new Error('The file is not a WAV file');
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'fmt ') {
      if (content.readUInt16LE(2) !== 1 || content.readUInt16LE(14) !== 16)
        throw new Error('The file must have one channel and 16 bits');
      sampleRate = content.readUInt32LE(4);
    }
    if (name === 'data') return { samples: samplesOf(content), sampleRate };
    at += 8 + length + (length % 2);
  }
  throw new Error('The file has no sound');
}

/** @param bytes little-endian */
const samplesOf = (bytes: Buffer) =>
  Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, n) => bytes.readInt16LE(2 * n));

/** @returns little-endian */
export function bytesOf(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, n) => bytes.writeInt16LE(sample, 2 * n));
  return bytes;
}
