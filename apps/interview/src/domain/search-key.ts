/** Returns title and expert name in searchable form; a line break keeps a search from matching across them. */
export function searchKeyOf(title: string, expertName: string): string {
  return `${fold(title)}\n${fold(expertName)}`;
}

/** Returns a regular expression that matches a search term literally within a {@link searchKeyOf}. */
export function searchPattern(term: string): string {
  const literal = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.replaceAll('\0', '\\x00'); // the database refuses patterns with a NUL character
}

/** Returns the distinct trigrams of a {@link searchKeyOf}: from each position three characters, at its end fewer. */
export function trigramsOf(searchKey: string): string[] {
  const characters = [...searchKey];
  const from = (at: number) => characters[at] ?? '';
  return [...new Set(characters.map((first, at) => first + from(at + 1) + from(at + 2)))];
}

/**
 * Returns the trigrams that every key contains which the term matches. A term of one or two characters has none: it is
 * the beginning of such trigrams.
 */
export const trigramsOfTerm = (term: string): string[] =>
  trigramsOf(fold(term)).filter((trigram) => [...trigram].length === 3);

export const fold = (text: string) => text.normalize('NFC').toLowerCase();
