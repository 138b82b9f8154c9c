import { type ExtractionLeaf, type Language } from '@colloquy/contracts';
import { figureRunsIn, numberWordsIn, separatedFiguresIn } from '../text/facts';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { makeSentences } from './asides';
import { keysOf, type ToldValue } from './extraction-answer';
import { contradicts, problemOfNumber } from './extraction-meaning';
import { inventedIn, inventedNames } from './grounding';
import { holdsIdentifier } from '../personal-data/identifiers';
import { holdsWordForWord } from './verify-quotes';

/** @param interview in the language of the expert's words */
export function makeValueCheck(
  interview: AnalysisInput,
): (leaf: ExtractionLeaf, told: Omit<ToldValue, 'path'> & Partial<Pick<ToldValue, 'path'>>) => string {
  const { turns, questions, language } = interview;
  const sentencesOf = makeSentences(interview);
  const known = new Map<AnalysisTurn, string>();

  function tellable(turn: AnalysisTurn): string {
    const text = known.get(turn) ?? withheld(turn);
    known.set(turn, text);
    return text;
  }

  const withheld = (turn: AnalysisTurn) =>
    sentencesOf(turn, '')
      .filter(({ isWithheld, aside }) => isWithheld === true || aside === 'order')
      .reduce((rest, { text }) => rest.replaceAll(text, () => '\0'), turn.text);

  return (leaf, { path = '', value, turn: number, quote }) => {
    const turn = turns[number - 1];
    if (turn?.role !== 'user') return 'turn must be a turn of the expert';
    if (!holdsWordForWord(turn.text, quote)) return 'quote must stand letter by letter in the turn';
    if (!holdsWordForWord(tellable(turn), quote) || holdsIdentifier(quote)) {
      return 'it must be left out: the words hold personal data or address the reader';
    }
    const unsaid = unsaidIn(leaf, value, quote, language);
    if (unsaid !== '') return `the quote does not say ${unsaid}`;
    const property = keysOf(path).findLast((key) => !/^\d+$/u.test(key)) ?? '';
    const wanted = { property, description: leaf.description ?? '', questions };
    if (typeof value === 'boolean')
      return contradicts(value, quote, wanted, language) ? 'the quote says the opposite' : '';
    const misplaced = typeof value === 'number' ? problemOfNumber(value, quote, wanted, language) : '';
    return misplaced === '' ? '' : `the quote does not say ${misplaced}`;
  };
}

function unsaidIn(
  leaf: ExtractionLeaf,
  value: ToldValue['value'],
  quote: string,
  language: Language,
): string {
  if (typeof value === 'number') return saysNumber(quote, value, language) ? '' : 'the number';
  if (typeof value !== 'string' || (leaf.type === 'string' && leaf.enum)) return '';
  if (holdsIdentifier(value)) return 'this identifier';
  const unsaid = inventedIn(value, [quote], [], language);
  if (unsaid !== '') return unsaid;
  // a capital marks a name only inside a sentence
  const name = inventedNames(`a ${value}`, quote, language)[0];
  return name === undefined ? '' : `the name ${name}`;
}

const spaceInFigure = /(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** Accepts number words whose value code cannot tell, and does not compare the sign. */
export function saysNumber(words: string, value: number, language: Language): boolean {
  const spelled = numberWordsIn(words, language);
  const knowsWords = spelled !== Infinity;
  if (!/\p{Nd}/u.test(words)) return spelled > 0;
  return figureRunsIn(words, language).some((run) => {
    const figures = [run, run.replace(spaceInFigure, '')].flatMap(separatedFiguresIn);
    const isScaled = !knowsWords || /\p{L}/u.test(run);
    return figures.flatMap(readingsOf).some((read) => {
      const scale = Math.log10(Math.abs(value) / read);
      const isWhole = Math.abs(scale - Math.round(scale)) < 1e-9;
      return read === Math.abs(value) || (isScaled && isWhole && scale > 0);
    });
  });
}

/** Separators before three last digits may mark thousands or decimals. */
function readingsOf(digits: string): number[] {
  const groups = digits.split(/\D/u);
  const last = groups.at(-1) ?? '';
  const whole = Number(groups.join(''));
  if (groups.length === 1) return [whole];
  const decimal = Number(`${groups.slice(0, -1).join('')}.${last}`);
  return last.length === 3 ? [whole, decimal] : [decimal];
}
