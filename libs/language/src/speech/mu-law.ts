/** ITU-T G.711 (11/88), mu-law, in the segment form of Sun Microsystems' public g711.c. */
const bias = 0x84;
const clip = 32_635;

/** Encodes signed 16-bit samples as 8-bit mu-law. */
export function encodeMuLaw(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = encodeSample(samples[at] as number);
  return bytes;
}

/** Decodes 8-bit mu-law to signed 16-bit samples without loss. */
export function decodeMuLaw(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(bytes.length);
  for (let at = 0; at < samples.length; at += 1) samples[at] = decoded[bytes[at] as number] as number;
  return samples;
}

function encodeSample(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), clip) + bias;
  const segment = 24 - Math.clz32(magnitude);
  const step = (magnitude >> (segment + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (segment << 4) | step) & 0xff;
}

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const inverted = ~byte & 0xff;
  const segment = (inverted >> 4) & 0x07;
  const magnitude = ((((inverted & 0x0f) << 3) + bias) << segment) - bias;
  return inverted & 0x80 ? -magnitude : magnitude;
});
