import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';

/** A shorter beginning of a sentence tells nothing alone. */
const fewestWords = 6;

/**
 * Divides a sentence that is recognised as a whole, such as an order, into a beginning that is not and the rest. Unpunctuated
 * speech strings an answer and an order together. Cuts at a comma only.
 */
export function splitBefore(
  sentence: string,
  isRecognised: (text: string) => boolean,
  language: Language,
): string[] {
  const cuts = [...sentence.matchAll(/,\s/gu)].map(({ index }) => index).toReversed();
  if (cuts.length === 0 || !isRecognised(sentence)) return [sentence];
  const cut = cuts.find((at) => {
    const beginning = sentence.slice(0, at);
    return (
      wordsOf(beginning, language).length >= fewestWords &&
      isRecognised(sentence.slice(at + 1).trim()) &&
      !isRecognised(beginning)
    );
  });
  return cut === undefined ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut + 1).trim()];
}
