/** A line break keeps a search from matching across title and name. */
export function searchKeyOf(title: string, expertName: string): string {
  return `${fold(title)}\n${fold(expertName)}`;
}

export function searchPattern(term: string): string {
  const literal = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.replaceAll('\0', '\\x00'); // the database refuses patterns with a NUL character
}

export function trigramsOf(searchKey: string): string[] {
  const characters = [...searchKey];
  const from = (at: number) => characters[at] ?? '';
  return [...new Set(characters.map((first, at) => first + from(at + 1) + from(at + 2)))];
}

/** Returns the trigrams of every key that contains the term; none for a term of one or two characters. */
export const trigramsOfTerm = (term: string): string[] =>
  trigramsOf(fold(term)).filter((trigram) => [...trigram].length === 3);

export const fold = (text: string) => text.normalize('NFC').toLowerCase();
