/**
 * Hides words in the lowest bits of mu-law sound, which a telephone line carries unchanged. A text is the sign, its
 * length in two bytes, its UTF-8 and a checksum.
 */
import { encodeMuLaw } from '../../../../libs/language/src/speech/mu-law.ts';

const sign = [0xc0, 0x11, 0x0c, 0x55];

/** Returns one bit for each sample. */
export function bitsOf(text: string): number[] {
  const bytes = [...Buffer.from(text)];
  const all = [...sign, bytes.length >> 8, bytes.length & 0xff, ...bytes, checksum(bytes)];
  return all.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
}

export const hiddenWordsIn = (samples: Int16Array): string =>
  hiddenTextsIn(samples)
    .map(({ text }) => text)
    .join(' ');

export function hiddenTextsIn(samples: Int16Array): { text: string; at: number }[] {
  const bits = encodeMuLaw(samples).map((byte) => byte & 1);
  const byteAt = (at: number) => {
    let byte = 0;
    for (let nth = at; nth < at + 8; nth += 1) byte = byte * 2 + (bits[nth] ?? 0);
    return byte;
  };
  const texts: { text: string; at: number }[] = [];
  for (let at = 0; at + 8 * (sign.length + 3) <= bits.length; at += 1) {
    if (!sign.every((byte, nth) => byteAt(at + 8 * nth) === byte)) continue;
    const from = at + 8 * (sign.length + 2);
    const length = byteAt(from - 16) * 256 + byteAt(from - 8);
    const bytes = Array.from({ length }, (_, nth) => byteAt(from + 8 * nth));
    if (byteAt(from + 8 * bytes.length) === checksum(bytes))
      texts.push({ text: Buffer.from(bytes).toString('utf8'), at });
  }
  return texts;
}

const checksum = (bytes: readonly number[]) => bytes.reduce((sum, byte) => (sum * 31 + byte) & 0xff, 7);
