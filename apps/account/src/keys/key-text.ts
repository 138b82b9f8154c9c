import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const marker = 'ck_';
const secretLength = 32; // 190 bits
const checksumLength = 6; // 62^6 is above 2^32
const prefixLength = 8; // leaves 142 bits secret
const pattern = new RegExp(`^${marker}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** `ck_`, 32 random base62 characters, and a checksum of everything before it. */
export function generateKey(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${marker}${secret}${checksumOf(marker + secret)}`;
}

/** Checks form and checksum, so that typing errors cost no look-up. */
export function isKey(text: string): boolean {
  return pattern.test(text) && text.slice(-checksumLength) === checksumOf(text.slice(0, -checksumLength));
}

export function prefixOf(key: string): string {
  return key.slice(0, marker.length + prefixLength);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < checksumLength) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
