/** Joins the answers to one text that the expert can save. */
export const asText = (title: string, words: readonly string[]): string =>
  [title, ...words].map((part) => part.trim()).join('\n\n') + '\n';

/** Splits a text that is longer than one utterance may be, at spaces if possible. */
export function utterancesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const space = rest.slice(0, most + 1).search(/\s\S*$/u);
    const at = space > 0 ? space : most;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
