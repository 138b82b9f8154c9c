import { type Language } from '@colloquy/contracts';
import { figureRunsIn, withFigure } from '../text/facts';
import { wordsOf } from '../text/segment';
import { type SpokenSentence } from './spoken-sentence';
import { type Span } from './span';

/** Handles "So forty hectares?" "Fourteen."; returns the wrong figure, or undefined if nothing was corrected. */
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

const maxBesideFigure = 1;

/** Maximum length of a figure in other words, such as "one six". */
const maxWords = 3;

export const dwells = (sentence: SpokenSentence, wrong: string, language: Language): boolean =>
  figureRunsIn(sentence.text.toLowerCase(), language).includes(wrong.toLowerCase()) ||
  (sentence.content.length === 0 &&
    wordsOf(sentence.text, language).length <= maxWords &&
    figureRunsIn(sentence.text, language).length > 0);
