export interface Token {
  gap: string;
  text: string;
  label: boolean;
}

/** A text split without loss: `gap + text` of every token, then `tail`, restore it. */
export interface Tokens {
  tokens: readonly Token[];
  tail: string;
  /** Whether the whole text is written in capitals, so that capitals tell neither names nor acronyms. */
  capitals: boolean;
}

const word =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|['’‑-](?=[\p{L}\p{N}])|(?<=\p{N})[.,:](?=\p{N}))*/gu;

export function tokenise(text: string, labels: readonly { start: number; end: number }[]): Tokens {
  const tokens: Token[] = [];
  let done = 0;
  const push = (start: number, end: number, label: boolean) => {
    tokens.push({ gap: text.slice(done, start), text: text.slice(start, end), label });
    done = end;
  };
  const pushWords = (from: number, to: number) => {
    for (const match of text.slice(from, to).matchAll(word)) {
      push(from + match.index, from + match.index + match[0].length, false);
    }
  };
  let from = 0;
  for (const { start, end } of labels) {
    pushWords(from, start);
    push(start, end, true);
    from = end;
  }
  pushWords(from, text.length);
  return { tokens, tail: text.slice(done), capitals: false };
}

export function join({ tokens, tail }: Tokens): string {
  return tokens.map(({ gap, text }) => gap + text).join('') + tail;
}

/** Characters that the rules read at the end of a gap; longer gaps are not speech. */
export const edge = 16;

const titleBefore = /^(?:mr|mrs|ms|dr|prof|st|sr|sra|dra|mme|mlle|hr|herr|frau)$/i;
const sentenceGap = /(?:[.!?…。！？।॥؟\n]["'”’»)\]]*\s*|(?:^|\s)["“‘«„([¿¡]+)\s*["“‘«„([¿¡]*$/u;

export function startsSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (!token || !previous) return true;
  if (/^\.\s*$/.test(token.gap) && titleBefore.test(previous.text)) return false;
  return sentenceGap.test(token.gap.slice(-edge));
}

export function gapAfter({ tokens, tail }: Tokens, index: number): string {
  return tokens[index + 1]?.gap ?? tail;
}

export function isAcronym(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

export function plainOf(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

export function capitalise(text: string): string {
  if (text !== text.toLowerCase()) return text;
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

export function isCapitalised(text: string): boolean {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first !== first.toLowerCase();
}
