/** Headers that belong to the connection or describe the body: a subscription cannot set them. */
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

/** Whether a subscription may not set this header, in whatever case it is written. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.has(lower) || reservedPrefixes.some((prefix) => lower.startsWith(prefix));
}

/** Whether a name can be written in a request (RFC 9110, token). */
export const isHeaderName = (name: string): boolean => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);

/** Whether a value can be written in a request: Latin-1 without control characters but the tab. */
export const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
