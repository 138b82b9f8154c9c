/** ITU-T G.711: every second bit of A-law is inverted. */
const inverted = 0x55;

/** Decodes 8-bit A-law, used outside North America and Japan, to signed 16-bit samples. */
export function decodeALaw(bytes: Uint8Array): Int16Array {
  return Int16Array.from(bytes, (byte) => decoded[byte] as number);
}

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const plain = byte ^ inverted;
  const segment = (plain >> 4) & 0x07;
  const step = ((plain & 0x0f) << 4) + 8;
  const magnitude = segment === 0 ? step : (step + 0x100) << (segment - 1);
  return plain & 0x80 ? magnitude : -magnitude;
});
