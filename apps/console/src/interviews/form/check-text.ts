import type { Problem } from './problem';

// the API's rules for single values: each function returns the problem, or undefined
export const requiredText = (text: string, most: number): Problem | undefined =>
  text.trim() === '' ? { kind: 'required' } : anyText(text, most);

export const anyText = (text: string, most: number): Problem | undefined =>
  text.trim().length > most ? { kind: 'tooLong', most } : undefined;

export function wholeNumber(text: string, least: number, most: number): Problem | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : { kind: 'noWhole', least, most };
}

export const phone = (text: string): Problem | undefined =>
  text.trim() === '' || /^\+?[0-9 ().-]{3,32}$/.test(text.trim()) ? undefined : { kind: 'noPhone' };

const isAbsolute = (url: string) =>
  !/[\u0000-\u0020\u007f\\]/.test(url) && /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);

/** Address of a page: https, or http on this machine. */
export function pageAddress(text: string): Problem | undefined {
  const url = text.trim();
  if (url === '') return undefined;
  if (url.length > 2048) return { kind: 'tooLong', most: 2048 };
  if (!isAbsolute(url)) return { kind: 'noAddress' };
  const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  if (authority.includes('@')) return { kind: 'credentials' };
  const isSecure = /^https:/i.test(url) || /^(localhost|127\.0\.0\.1)(:\d*)?$/i.test(authority);
  return isSecure ? undefined : { kind: 'noSecureAddress' };
}

/** Address to which the platform sends notifications. */
export function endpointAddress(text: string): Problem | undefined {
  const url = text.trim();
  if (url === '') return { kind: 'required' };
  if (url.length > 2048) return { kind: 'tooLong', most: 2048 };
  if (!isAbsolute(url)) return { kind: 'noAddress' };
  const { username, password } = new URL(url);
  return username || password ? { kind: 'credentials' } : undefined;
}

const reserved =
  /^(connection|content-length|content-type|expect|forwarded|host|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|x-forwarded-.*)$/i;
const ofSignature = /^webhook-(id|timestamp|signature)$/i;

export function headerName(text: string, isSigned: boolean): Problem | undefined {
  const name = text.trim();
  if (name === '') return { kind: 'required' };
  if (name.length > 100) return { kind: 'tooLong', most: 100 };
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) return { kind: 'headerName' };
  return reserved.test(name) || (isSigned && ofSignature.test(name)) ? { kind: 'headerReserved' } : undefined;
}

export const headerValue = (value: string): Problem | undefined =>
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? anyText(value, 4000) : { kind: 'headerValue' };

/** 24 to 64 bytes in base64, with or without the prefix `whsec_`. */
export function signingSecret(text: string): Problem | undefined {
  const encoded = text
    .trim()
    .replace(/^whsec_/, '')
    .replace(/=+$/, '');
  if (text.trim() === '') return undefined;
  const bytes = Math.floor((encoded.length * 3) / 4);
  const isBase64 = /^[A-Za-z0-9+/]+$/.test(encoded) && encoded.length % 4 !== 1;
  return isBase64 && bytes >= 24 && bytes <= 64 ? undefined : { kind: 'secret' };
}
