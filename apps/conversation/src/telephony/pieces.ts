/** Longest piece that is said in one go, characters: about ten seconds. */
const longest = 160;

/** A piece of what is said. `end`: how many characters of the whole are said when it is. */
export interface Piece {
  text: string;
  end: number;
}

/** Cuts words into sentences, and long ones between words, so that it is known how far somebody listened. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const sentence of text.match(/[^.?!。？！]+[.?!。？！"'”’)]*\s*/gu) ?? [text]) {
    for (const part of short(sentence)) {
      end += part.length;
      if (part.trim() !== '') pieces.push({ text: part.trim(), end });
    }
  }
  const last = pieces.at(-1);
  if (last) last.end = text.length;
  return pieces;
}

function short(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const space = sentence.lastIndexOf(' ', longest);
  const at = space > 0 ? space + 1 : longest;
  return [sentence.slice(0, at), ...short(sentence.slice(at))];
}
