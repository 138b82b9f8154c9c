import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { namesListener } from './refusals';

/** A shorter beginning tells nothing alone. */
const minWords = 6;

const dependent = /^(?:dass|ob|that|whether|que|che|dat|że)(?!\p{L})/iu;

/** Unpunctuated speech strings an answer and an order together. */
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
