import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { namesListener } from './refusals';

/** A shorter beginning of a sentence tells nothing alone. */
const minWords = 6;

/** Conjunctions of a clause that depends on the one before it. */
const dependent = /^(?:dass|ob|that|whether|que|che|dat|że)(?!\p{L})/iu;

/**
 * Divides a sentence that is recognised as a whole, such as an order, into a beginning that is not and the rest. Unpunctuated
 * speech strings an answer and an order together. Cuts at a comma only, not before a clause that depends on the beginning, and not
 * after words to the listener.
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
    const rest = sentence.slice(at + 1).trim();
    return (
      !dependent.test(rest) &&
      !namesListener(beginning, language) &&
      wordsOf(beginning, language).length >= minWords &&
      isRecognised(rest) &&
      !isRecognised(beginning)
    );
  });
  return cut === undefined ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut + 1).trim()];
}

/** A shorter beginning only announces what follows the colon. */
const minBeforeColon = 4;

/** Divides a sentence of which only the part after a colon is recognised: "At the fair or by telephone: ...". */
export function splitAtColon(
  sentence: string,
  isRecognised: (text: string) => boolean,
  language: Language,
): string[] {
  const at = sentence.search(/[:：]\s/u);
  const beginning = sentence.slice(0, Math.max(0, at));
  const divides =
    wordsOf(beginning, language).length >= minBeforeColon &&
    isRecognised(sentence) &&
    !isRecognised(beginning);
  return divides ? [beginning, sentence.slice(at + 1).trim()] : [sentence];
}
