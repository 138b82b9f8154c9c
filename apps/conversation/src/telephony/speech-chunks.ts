/** Characters: about ten seconds. */
const longest = 160;

/** `end` is how many characters of the whole text are said at the end of the chunk. */
export interface SpeechChunk {
  text: string;
  end: number;
}

/** Cuts a text into sentences, and long sentences between words, so that an interruption can be located. */
export function speechChunks(text: string): SpeechChunk[] {
  const chunks: SpeechChunk[] = [];
  let end = 0;
  for (const sentence of text.match(/[^.?!。？！]+[.?!。？！"'”’)]*\s*/gu) ?? [text]) {
    for (const part of short(sentence)) {
      end += part.length;
      if (part.trim() !== '') chunks.push({ text: part.trim(), end });
    }
  }
  const last = chunks.at(-1);
  if (last) last.end = text.length;
  return chunks;
}

function short(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const space = sentence.lastIndexOf(' ', longest);
  const at = space > 0 ? space + 1 : longest;
  return [sentence.slice(0, at), ...short(sentence.slice(at))];
}
