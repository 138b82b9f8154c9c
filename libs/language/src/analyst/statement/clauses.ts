import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { deniesIn } from '../../text/denial';
import { folded } from '../../text/facts';
import { isFunctionWord } from '../../text/grammar';
import { conditionMarkers, evidenceMarkers } from '../../text/markers';
import { isNumberWord } from '../../text/number-words';
import { segmentsOf } from '../../text/segment';
import { unitFormsOf } from '../comparison/units';
import { type BoundFigure, boundFiguresIn } from './bound-figures';

export interface Clause {
  text: string;
  figures: BoundFigure[];
  /** Of content words, without figures. */
  stems: ReadonlySet<string>;
  /** Stem of the denied word; undefined without a negation. */
  denied: string | undefined;
}

const joining: Partial<Record<Language, string>> = {
  en: 'and but or',
  de: 'und aber oder sondern',
  es: 'y e pero o sino',
  fr: 'et mais ou',
  it: 'e ed ma o',
  pt: 'e mas ou',
  nl: 'en maar of',
  pl: 'i ale lub',
  sv: 'och men eller',
};

const stemLength = 4;

export const rootOf = (word: string): string =>
  [...folded(word).replace(/(?<=\p{L}{3})s$/u, '')].slice(0, stemLength).join('');

const unitWords = new Map<Language, ReadonlySet<string>>();

/** Words for units belong to a figure, not to the thing that the figure counts. */
function unitWordsOf(language: Language): ReadonlySet<string> {
  const known = unitWords.get(language) ?? new Set(unitFormsOf(language).map(({ text }) => text));
  unitWords.set(language, known);
  return known;
}

export const rootsIn = (text: string, language: Language): Set<string> =>
  new Set(
    contentWords(text, language)
      .filter(
        (word) =>
          !unitWordsOf(language).has(word.toLowerCase()) &&
          !/^[〇零一二三四五六七八九两十百千万萬億亿]+/u.test(word),
      )
      .filter(
        (word) => !/\p{N}|^\p{Script=Hiragana}+$/u.test(word) && !isNumberWord(word.toLowerCase(), language),
      )
      .filter((word) => !deniesIn(word, language) && !isFunctionWord(word.toLowerCase(), language))
      .map(rootOf),
  );

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

export function clausesOf(sentence: string, language: Language): Clause[] {
  const figures = boundFiguresIn(sentence, language);
  const isInside = (at: number) => figures.some(({ start, text }) => at > start && at < start + text.length);
  const conjunctions = new Set([
    ...(joining[language]?.split(' ') ?? []),
    ...evidenceMarkers(language).filter((word) => /^\p{L}+$/u.test(word)),
    ...conditionMarkers(language).filter((word) => /^\p{L}+$/u.test(word)),
  ]);
  const starts = [0];
  for (const { index, segment, isWordLike } of segmentsOf(sentence, language)) {
    const isPause = /^[,;:—–،、，；]$/u.test(segment) && /^(?:\s|$|[^\s\d])/u.test(sentence.slice(index + 1));
    const isJoint = isWordLike && conjunctions.has(segment.toLowerCase());
    if ((isPause || isJoint) && index > 0 && !isInside(index)) starts.push(index);
  }
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? sentence.length;
    const text = sentence.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const own = figures.filter((figure) => figure.start >= start && figure.start < end);
    return [{ text, figures: own, stems: rootsIn(text, language), denied: deniedIn(text, language) }];
  });
}

function deniedIn(clause: string, language: Language): string | undefined {
  let before = '';
  let isDenied = false;
  for (const { segment, isWordLike } of segmentsOf(clause, language)) {
    if (!isWordLike) continue;
    if (deniesIn(segment, language)) isDenied = true;
    else {
      const [content] = rootsIn(segment, language);
      if (content === undefined) continue;
      if (isDenied) return content;
      before = content;
    }
  }
  return isDenied ? before : undefined;
}
