import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { isNumberWord } from '../text/number-words';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answer';
import { imagines, isImagined } from './imagined';
import { stemOf } from './relevance';
import { conditionsIn, evidenceIn, statementIn, substanceOf } from './substance';
import { namesQuantity } from './vagueness';

export interface Insight {
  turn: AnalysisTurn;
  isCheckable: boolean;
  isCausal: boolean;
  isBare: boolean;
}

const minBesideFigure = 2;

/** Minimum number of content words on each side of a cause, and on both if a conjunction opens the sentence. */
const minOfSide = 2;
const minOfBoth = 4;

/** Languages in which the conjunction follows the cause. */
const postposing: readonly Language[] = ['ja', 'ko', 'hi', 'ta'];

/** @param asked stems of the words of all questions, which a cause must not only repeat */
export function insightsOf(answer: Answer, asked: ReadonlySet<string>, language: Language): Insight[] {
  if (answer.isVague) return [];
  return answer.said.flatMap(({ text, content, turn }) => {
    const isReal = !isImagined(text, language);
    const isCheckable = isReal && checks(text, content, language);
    const isCausal = relates(text, asked, language);
    const isBare = isReal && !isCheckable && !isCausal && namesQuantity(answer.question, text, language);
    return isCheckable || isCausal || isBare ? [{ turn, isCheckable, isCausal, isBare }] : [];
  });
}

function checks(text: string, content: readonly string[], language: Language): boolean {
  if (statementIn(text, content, language).isCheckable) return true;
  if (substanceOf(text, language).figures === 0) return false;
  const words = content.filter((word) => !/\p{N}/u.test(word) && !isNumberWord(word, language));
  return words.length >= minBesideFigure;
}

function relates(text: string, asked: ReadonlySet<string>, language: Language): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const reasons = [...plain.matchAll(evidenceIn(language))];
  const others = [...plain.matchAll(conditionsIn(language))];
  return (
    reasons.some(({ 0: marker, index }) => joins(plain, index, marker.length, minOfSide)) ||
    (!imagines(text, language) &&
      others.some(({ 0: marker, index }) => joins(plain, index, marker.length, minOfBoth)))
  );

  function joins(said: string, at: number, length: number, minAfterOpening: number): boolean {
    const [before, after] = [said.slice(0, at), said.slice(at + length)].map(
      (side) => new Set(contentWords(side, language).map(stemOf)),
    ) as [Set<string>, Set<string>];
    const isJoined = (cause: ReadonlySet<string>, other: ReadonlySet<string>) => {
      const fresh = [...cause].filter((stem) => !asked.has(stem) && !other.has(stem)).length;
      if (other.size === 0) return fresh >= minAfterOpening;
      const isSaid = other.size >= minOfSide || [...other].some((stem) => asked.has(stem));
      return isSaid && fresh >= minOfSide;
    };
    return isJoined(after, before) || (postposing.includes(language) && isJoined(before, after));
  }
}
