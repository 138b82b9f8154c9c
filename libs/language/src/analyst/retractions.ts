import { type Language } from '@colloquy/contracts';
import { negationWords } from '../cleaning/tables/negations';
import { contentWords } from '../text/content-words';
import { figureRunsIn, withFigure } from '../text/facts';
import { deniesIn } from '../text/denial';
import { remembered } from '../text/remembered';
import { ownSayingsIn } from '../text/revision-words';
import { wordsOf } from '../text/segment';
import { correctionIn } from './corrections';
import { stemOf } from './relevance';
import { datesIn } from '../text/dates';

export interface Retraction {
  /** Undefined if the right value is uncertain, so that the statement must not be told. */
  told: string | undefined;
}

/** Maximum number of words besides the values: a slip of the tongue has an explanation, a denied value stands alone. */
const maxOwnWords = { slip: 5, denial: 0 };

/** Maximum number of words between a negation and the value that it denies, as in "pas vers la Belgique". */
const maxBetween = 2;

const isSlip = (sentence: string, language: Language) =>
  ownSayingsIn(language)?.test(plain(sentence)) === true;

/** Recognises "nine, not seven" and "I said March, I meant May". */
export function retractionIn(
  given: string,
  language: Language,
): ((before: string) => Retraction | undefined) | undefined {
  const slip = isSlip(given, language);
  const mayDeny = wordsOf(given.toLowerCase(), language).some((word) => negationsIn(language).has(word));
  if (!slip && !mayDeny) return undefined;
  const sentence = withSmallFigure(given, language);
  const values = valuesIn(sentence, language);
  const kinds = new Map(values.map((value) => [value, kindOf(value, language)]));
  const correction = correctionIn(sentence, language);
  const candidates = slip ? values : values.filter((each) => isDenied(correction, each, language));
  if (candidates.length === 0) return undefined;
  const denies = deniesIn(sentence, language);
  return (before) => {
    if (!candidates.some((value) => holds(before, value, language))) return undefined;
    const right = values.filter((value) => !holds(before, value, language));
    const rightKinds = new Set(right.map((each) => kinds.get(each)));
    // "forget the 40 that I said" has no right value
    const isRevoked = slip && right.every((each) => kinds.get(each) === 'word') && denies;
    const hasRight = (each: string) => {
      const kind = kinds.get(each);
      return rightKinds.has(kind) && (kind !== 'word' || rightKinds.size === 1);
    };
    const wrong = candidates.filter((value) => !right.includes(value));
    const value = wrong.find((each) => !slip || isRevoked || hasRight(each));
    if (value === undefined || (right.length === 0 && !isRevoked)) return undefined;
    const most = slip ? maxOwnWords.slip : maxOwnWords.denial;
    const correcting = slip ? sentence : denyingPart(sentence, [value, ...right], language);
    if (ownWords(before, behindColon(correctionIn(correcting, language), language), language) > most)
      return undefined;
    const kind = kinds.get(value);
    const same = right.filter((each) => kinds.get(each) === kind);
    const [only] = same;
    const isCertain = same.length === 1 && only !== undefined && kind !== 'word';
    return { told: isCertain ? replaced(before, value, only, language) : undefined };
  };
}

const negations = new Map<Language, ReadonlySet<string>>();

function negationsIn(language: Language): ReadonlySet<string> {
  const known = negations.get(language) ?? new Set(negationWords[language].split(' '));
  negations.set(language, known);
  return known;
}

const plain = (text: string) => text.replaceAll('’', "'");

function valuesIn(sentence: string, language: Language): string[] {
  const figures = figureRunsIn(sentence, language);
  const inside = wordsOf(sentence, language).filter((word, at) => at > 0 && isName(word));
  const [first = ''] = wordsOf(sentence, language);
  const content = contentWords(sentence, language).map((word) =>
    word === first ? word.toLowerCase() : word,
  );
  const words = [...content, ...inside].filter(
    (word) =>
      !/\p{N}/u.test(word) && !figures.some((figure) => figure.toLowerCase().includes(word.toLowerCase())),
  );
  return [...new Set([...figures, ...words])];
}

/** Names and dates can replace each other, because "May" may be either. */
function kindOf(value: string, language: Language): 'figure' | 'name' | 'word' {
  if (isFigure(value, language)) return 'figure';
  return (language !== 'de' && isName(value)) || datesIn(language).has(value.toLowerCase()) ? 'name' : 'word';
}

const isFigure = (value: string, language: Language) => figureRunsIn(value, language)[0] === value;
const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

const holds = (text: string, value: string, language: Language) =>
  isFigure(value, language)
    ? figureRunsIn(text, language).includes(value)
    : spokenWordsIn(text, language).has(value.toLowerCase());

const spokenWordsIn = (text: string, language: Language): ReadonlySet<string> =>
  remembered(`${language} spoken`, text, () => new Set(wordsOf(text.toLowerCase(), language)));

/** Languages with the negation after what is denied, as in "doksan değil". */
const deniesBehind: readonly Language[] = ['tr', 'ko', 'ja'];

function isDenied(sentence: string, value: string, language: Language): boolean {
  const at = sentence.indexOf(value);
  const [next = ''] = wordsOf(sentence.slice(at + value.length).toLowerCase(), language);
  if (deniesBehind.includes(language)) return negationsIn(language).has(next);
  return wordsOf(sentence.slice(0, at).toLowerCase(), language)
    .slice(-1 - maxBetween)
    .some((word) => negationsIn(language).has(word));
}

function withSmallFigure(sentence: string, language: Language): string {
  const [figure = ''] = figureRunsIn(sentence, language);
  if (figure === '' || !sentence.startsWith(figure)) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function behindColon(sentence: string, language: Language): string {
  const rest = /:\s+(?<rest>.*)$/su.exec(sentence)?.groups?.['rest'] ?? '';
  return figureRunsIn(rest, language).length > 1 ? rest : sentence;
}

function denyingPart(sentence: string, values: readonly string[], language: Language): string {
  const figures = values.filter((value) => isFigure(value, language));
  if (figures.length < 2) return sentence;
  const starts = [...sentence.matchAll(/,\s+/gu)].map(({ index, 0: comma }) => index + comma.length);
  const from = starts.findLast((at) => {
    const rest = figureRunsIn(sentence.slice(at), language);
    return figures.every((figure) => rest.includes(figure));
  });
  return sentence.slice(from ?? 0);
}

function ownWords(before: string, sentence: string, language: Language): number {
  const said = new Set(contentWords(before, language).map(stemOf));
  const own = valuesIn(sentence, language).filter(
    (value) =>
      kindOf(value, language) === 'word' &&
      !said.has(stemOf(value)) &&
      !negationsIn(language).has(value.toLowerCase()),
  );
  return own.length;
}

function replaced(text: string, wrong: string, right: string, language: Language): string {
  if (isFigure(wrong, language)) return withFigure(text, wrong, right, language);
  return text.replace(new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu'), right);
}
