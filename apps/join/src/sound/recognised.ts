/** Joins recognised pieces to one line. Some browsers repeat a piece at the beginning of the next. */
export function joinPieces(pieces: readonly string[]): string {
  const texts: string[] = [];
  for (const text of pieces) {
    const clean = text.trim();
    const before = texts.at(-1);
    if (before !== undefined && clean.toLowerCase().startsWith(before.toLowerCase())) texts.pop();
    if (clean !== '') texts.push(clean);
  }
  return texts.join(' ');
}

/** Share of words that must come from the interviewer for an echo. */
const echoShare = 0.7;

export function isEcho(recognised: string, spoken: string): boolean {
  const said = wordsOf(recognised);
  const own = wordsOf(spoken);
  if (said.length === 0) return true;
  if (said.length <= 2) return ` ${own.join(' ')} `.includes(` ${said.join(' ')} `);
  const known = new Set(own);
  return said.filter((word) => known.has(word)).length / said.length >= echoShare;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
