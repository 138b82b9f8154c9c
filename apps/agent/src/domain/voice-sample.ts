import { type Language, maxSampleTextLength } from '@colloquy/contracts';

/** Returns the first sentence without variables and of at most 200 characters; '' if the text has no such sentence. */
export function sampleSentence(greeting: string, language: Language): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(greeting)];
  const fits = (text: string) =>
    text.length > 0 && text.length <= maxSampleTextLength && !/[{}]/.test(text) && /\p{L}/u.test(text);
  return sentences.map(({ segment }) => segment.trim()).find(fits) ?? '';
}
