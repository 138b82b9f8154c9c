import { type Language } from '@colloquy/contracts';
import { figureRunsIn, withFigure } from '../text/facts';
import { wordsOf } from '../text/segment';
import { type SpokenSentence } from './spoken-sentence';
import { type Span } from './span';

/**
 * Replaces a figure that the interviewer read back and the expert answers with another one only: "So forty hectares?" "Fourteen."
 * @returns the wrong figure; undefined if nothing was corrected
 */
export function readBackCorrected(
  spans: Span[],
  { text, readBack, content }: SpokenSentence,
  language: Language,
): string | undefined {
  if (readBack === undefined) return undefined;
  const [figure, ...others] = figureRunsIn(text.toLowerCase(), language);
  if (figure === undefined || others.length > 0 || content.length > maxBesideFigure) return undefined;
  const repeated = figureRunsIn(readBack.toLowerCase(), language);
  const isRepeated = (each: string) => repeated.includes(each.toLowerCase());
  const wrong = spans.findLast(({ told }) => figureRunsIn(told, language).some(isRepeated));
  const old = figureRunsIn(wrong?.told ?? '', language).filter(isRepeated);
  const [only] = old;
  if (!wrong || only === undefined || old.length > 1 || repeated.includes(figure)) return undefined;
  const told = withFigure(wrong.told, only, figure, language);
  spans.splice(spans.indexOf(wrong), 1, { ...wrong, text: '', told });
  return only;
}

/** A sentence that only names a figure has hardly another content word. */
const maxBesideFigure = 1;

/** "One six" repeats a figure in other words. */
const maxWords = 3;

/** Returns whether a sentence only repeats a figure in other words, or dwells on the wrong one. */
export const dwells = (sentence: SpokenSentence, wrong: string, language: Language): boolean =>
  figureRunsIn(sentence.text.toLowerCase(), language).includes(wrong.toLowerCase()) ||
  (sentence.content.length === 0 &&
    wordsOf(sentence.text, language).length <= maxWords &&
    figureRunsIn(sentence.text, language).length > 0);
