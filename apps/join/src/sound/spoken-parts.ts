/** A part of a text that is spoken at once, and its position in the whole text. */
export interface SpokenPart {
  at: number;
  text: string;
}

/** Some browsers stop after 15 s of speech; this is shorter at any speed. */
const maxCharacters = 180;

/** Splits a text into sentences, and long sentences at a space; the parts add up to the text. */
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
  if (sentence.length <= maxCharacters) return sentence;
  const space = sentence.lastIndexOf(' ', maxCharacters);
  return sentence.slice(0, space > 0 ? space + 1 : maxCharacters);
}
