/** Headers that belong to the connection or describe the body. A subscription cannot set them. */
const reserved = new Set([
  'connection',
  'content-length',
  'content-type',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const reservedPrefixes = ['proxy-', 'x-forwarded-'];

/** Returns whether a subscription may not set this header. Ignores case. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.has(lower) || reservedPrefixes.some((prefix) => lower.startsWith(prefix));
}

/** Returns whether a string is a valid header name (RFC 9110, token). */
export const isHeaderName = (name: string): boolean => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);

/** Returns whether a string is a valid header value: Latin-1 without control characters except the tab. */
export const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
