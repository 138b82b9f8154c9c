import { isHeaderName, isHeaderValue, isReservedHeader } from '@colloquy/contracts';

/** A header name and its value. */
export type Header = readonly [name: string, value: string];

/**
 * The headers of a subscription that are sent: reserved ones are left out, of two spellings of one name the
 * later counts. `undefined` when a name or value cannot be written in a request at all.
 */
export function customHeaders(given: Readonly<Record<string, string>>): Header[] | undefined {
  const headers = new Map<string, Header>();
  for (const header of Object.entries(given)) {
    const [name, value] = header;
    if (!isHeaderName(name) || !isHeaderValue(value)) return undefined;
    if (!isReservedHeader(name)) headers.set(name.toLowerCase(), header);
  }
  return [...headers.values()];
}
