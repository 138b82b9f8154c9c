const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
// a value may hold no control character but the tab, so that nobody writes a header or request of his own
const value = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What describes the connection or is ours to say, not the subscription's. */
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

/** A header name and its value. */
export type Header = readonly [name: string, value: string];

/**
 * The headers of a subscription that are sent: reserved ones are left out, of two spellings of one name the
 * later counts. `undefined` when a name or value cannot be written in a request at all.
 */
export function customHeaders(given: Readonly<Record<string, string>>): Header[] | undefined {
  const headers = new Map<string, Header>();
  for (const header of Object.entries(given)) {
    if (!token.test(header[0]) || !value.test(header[1])) return undefined;
    const name = header[0].toLowerCase();
    if (reserved.has(name) || reservedPrefixes.some((prefix) => name.startsWith(prefix))) continue;
    headers.set(name, header);
  }
  return [...headers.values()];
}
