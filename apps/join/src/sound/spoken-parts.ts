/** A stretch of text said in one go, and where it begins in the whole. */
export interface SpokenPart {
  at: number;
  text: string;
}

/** Some browsers fall silent in the middle of what takes longer than 15 s; nobody says this much in that time. */
const mostCharacters = 180;

/** Sentences, and long ones cut at a space; together they are the whole text. */
export function spokenParts(text: string): SpokenPart[] {
  const parts: SpokenPart[] = [];
  for (const { 0: sentence, index } of text.matchAll(
    /[^]+?(?:[.!?。！？।…]+["'”’»)]*(?=\s|$)\s*|[。！？]|$)/gu,
  )) {
    for (let at = 0; at < sentence.length;) {
      const piece = pieceOf(sentence.slice(at));
      parts.push({ at: index + at, text: piece });
      at += piece.length;
    }
  }
  return parts;
}

function pieceOf(sentence: string): string {
  if (sentence.length <= mostCharacters) return sentence;
  const space = sentence.lastIndexOf(' ', mostCharacters);
  return sentence.slice(0, space > 0 ? space + 1 : mostCharacters);
}
