import { type Language } from '@colloquy/contracts';
import { datesIn } from '../text/dates';
import { sentencesOf, wordsOf } from '../text/segment';
import { conditionMarkers, evidenceMarkers } from '../text/markers';
import { isNumberWord } from '../text/number-words';

interface Substance {
  /** "Ten percent" and "120 million" count as one. */
  figures: number;
  /** In German, where every noun has a capital, only acronyms. */
  names: number;
  dates: number;
  evidence: number;
}

const unspaced: readonly Language[] = ['zh', 'ja', 'ko'];
const patterns = new Map<string, RegExp>();

export function substanceOf(text: string, language: Language): Substance {
  const found: Substance = { figures: 0, names: 0, dates: 0, evidence: 0 };
  for (const sentence of sentencesOf(text, language)) {
    let afterFigure = false;
    wordsOf(sentence, language).forEach((word, index, words) => {
      const plain = word.toLowerCase();
      const isFigure =
        /\p{N}/u.test(word) ||
        numerals[language]?.test(plain) === true ||
        (isNumberWord(plain, language) && !isOrdinal(plain, words[index - 1] ?? ''));
      if (isFigure && !afterFigure) found.figures += 1;
      afterFigure = isFigure;
      if (isFigure) return;
      if (datesIn(language).has(plain)) found.dates += 1;
      else if (index > 0 && isName(word, language)) found.names += 1;
    });
  }
  found.evidence = [...text.toLowerCase().replaceAll('’', "'").matchAll(evidenceIn(language))].length;
  return found;
}

const han = /^(?:[〇零二三四五六七八九十百千万萬億亿两]|[〇零一二三四五六七八九十百千万萬億亿两]{2,})/u;

const numerals: Partial<Record<Language, RegExp>> = {
  zh: han,
  ja: han,
  ko: /^(?:[십백천만억]*[일이삼사오육칠팔구][십백천만억]|[십백천만억][이삼사오육칠팔구]|(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|사흘|나흘|이틀)(?:$|[가-힣]$))/u,
  fi: /^(?:kaksi|kah[dt]e|kahta|kolme|neljä|vii[sdt][ie]|kuu[sdt][ie]|seitsemä|kahdeksa|yhdeksä|kymmen|sata(?:$|a$|[kvnsy]\p{L}{4})|sadan|sadas|tuhat|tuhan|miljoon)\p{L}*$/u,
};

/** "A third" is a figure, "second and third" is not. */
const isOrdinal = (word: string, before: string) =>
  word === 'third' && !/^(?:an?|one|per|by)$/iu.test(before);

const minContentWords = 3;

export interface Statement {
  isCheckable: boolean;
  isCausal: boolean;
}

export function statementIn(text: string, content: readonly string[], language: Language): Statement {
  const substance = substanceOf(text, language);
  const words = content.filter((word) => !/\p{N}/u.test(word) && !isNumberWord(word, language));
  const says = words.length >= minContentWords;
  return { isCheckable: says && specifics(substance) > 0, isCausal: says && substance.evidence > 0 };
}

export const specifics = ({ figures, names, dates }: Substance): number => figures + names + dates;

function isName(word: string, language: Language): boolean {
  if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word)) return true;
  return language !== 'de' && /^\p{Lu}\p{L}/u.test(word) && !/^I['’]/.test(word);
}

export const evidenceIn = (language: Language): RegExp => patternOf('evidence', evidenceMarkers, language);

export const conditionsIn = (language: Language): RegExp =>
  patternOf('conditions', conditionMarkers, language);

function patternOf(
  name: string,
  markers: (language: Language) => readonly string[],
  language: Language,
): RegExp {
  const known = patterns.get(`${name} ${language}`);
  if (known) return known;
  const sources = markers(language).map((marker) => marker.replaceAll('.', '\\.').replaceAll('*', '\\p{L}*'));
  const [before, after] = unspaced.includes(language)
    ? ['', '']
    : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  const made = new RegExp(`${before}(?:${sources.join('|') || '(?!)'})${after}`, 'gu');
  patterns.set(`${name} ${language}`, made);
  return made;
}
