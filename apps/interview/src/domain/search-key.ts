/**
 * What List Interviews searches: title and expert name, lower case, one normal form. The line break between
 * them keeps a search from matching across the two.
 */
export function searchKeyOf(title: string, expertName: string): string {
  return `${fold(title)}\n${fold(expertName)}`;
}

/** A search term as an expression that matches it literally within a {@link searchKeyOf}. */
export function searchPattern(term: string): string {
  const literal = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.replaceAll('\0', '\\x00'); // the database refuses patterns with a NUL of their own
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
