/** Returns title and expert name in searchable form; a line break keeps a search from matching across them. */
export function searchKeyOf(title: string, expertName: string): string {
  return `${fold(title)}\n${fold(expertName)}`;
}

/** Returns a regular expression that matches a search term literally within a {@link searchKeyOf}. */
export function searchPattern(term: string): string {
  const literal = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.replaceAll('\0', '\\x00'); // the database refuses patterns with a NUL character
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
