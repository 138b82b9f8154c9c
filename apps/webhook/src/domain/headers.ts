import { isHeaderName, isHeaderValue, isReservedHeader } from '@colloquy/contracts';

export type Header = readonly [name: string, value: string];

/** Drops reserved headers; the later of two spellings counts. Undefined if a name or value is not valid in HTTP. */
export function customHeaders(given: Readonly<Record<string, string>>): Header[] | undefined {
  const headers = new Map<string, Header>();
  for (const header of Object.entries(given)) {
    const [name, value] = header;
    if (!isHeaderName(name) || !isHeaderValue(value)) return undefined;
    if (!isReservedHeader(name)) headers.set(name.toLowerCase(), header);
  }
  return [...headers.values()];
}
