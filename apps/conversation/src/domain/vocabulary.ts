import type { RuntimeViewMessage } from '@colloquy/contracts';

/** AssemblyAI takes terms of up to 50 characters. */
const maxTermLength = 50;
/** Bytes of UTF-8: Deepgram takes up to 500 tokens, and each has at least a byte. */
const maxBytes = 480;

/** Capitalised words in a row that do not begin a sentence. */
const names = /(?<=[^\s.?!…:]\s)\p{Lu}[\p{L}\p{N}&+'’-]+(?:\s\p{Lu}[\p{L}\p{N}&+'’-]+)*/gu;

/** The most important terms come first. */
export function vocabularyOf({
  expertName,
  employment,
  subject,
  questions,
  questionGuides,
}: Pick<
  RuntimeViewMessage,
  'expertName' | 'employment' | 'subject' | 'questions' | 'questionGuides'
>): string[] {
  const texts = [subject, ...questions, ...questionGuides.flatMap(({ mustHave }) => mustHave)];
  const terms = [
    expertName,
    ...employment.map(({ company }) => company),
    subject,
    ...texts.flatMap((text) => text.match(names) ?? []),
  ];
  let bytes = 0;
  return [...new Set(terms.map((term) => term.trim()))].filter((term) => {
    if (term === '' || term.length > maxTermLength) return false;
    const needed = Buffer.byteLength(term);
    if (bytes + needed > maxBytes) return false;
    bytes += needed;
    return true;
  });
}
