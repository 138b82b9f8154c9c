/** 8-bit mu-law as telephone lines carry it: ITU-T G.711. */
const bias = 0x84;
const clip = 32_635;

function encodeSample(sample: number) {
  const magnitude = Math.min(Math.abs(sample), clip) + bias;
  const segment = Math.floor(Math.log2(magnitude)) - 7;
  const step = (magnitude >> (segment + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (segment << 4) | step) & 0xff;
}

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const inverted = ~byte & 0xff;
  const segment = (inverted >> 4) & 0x07;
  const magnitude = ((((inverted & 0x0f) << 3) + bias) << segment) - bias;
  return inverted & 0x80 ? -magnitude : magnitude;
});

export const encodeMuLaw = (samples: Int16Array) => Buffer.from(Uint8Array.from(samples, encodeSample));

export const decodeMuLaw = (bytes: Uint8Array) => Int16Array.from(bytes, (byte) => decoded[byte] ?? 0);
