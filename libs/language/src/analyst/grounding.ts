import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figuresIn, folded, numberWordsIn, namesIn } from '../text/facts';

export interface Statement {
  text: string;
  turns: readonly number[];
  question?: string;
}

/** Minimum share of a statement's content words in its turns; a paraphrase keeps some. */
const sharedWords = 0.2;

/** Inflections differ behind so many letters. */
const stemLength = 5;

/** @param known further texts whose names and figures may occur, such as the questions */
export function inventedIn(
  text: string,
  sources: readonly string[],
  known: readonly string[],
  language: Language,
): string {
  const all = [...sources, ...known].join('\n');
  const figure = inventedFigure(text, sources.join('\n'), all, language);
  if (figure !== undefined) return `the figure ${figure}`;
  const name = inventedNames(text, all, language)[0];
  if (name !== undefined) return `the name ${name}`;
  const words = stemsIn(text, language);
  const spoken = new Set(stemsIn(all, language));
  const shared = words.filter((word) => spoken.has(word)).length;
  return shared < words.length * sharedWords ? 'the subject' : '';
}

/** Where number words are unknown, a figure may stand for one; zeros at its end may stand for a word such as "万". */
function inventedFigure(text: string, said: string, all: string, language: Language): string | undefined {
  const known = figuresIn(all);
  const figures = figuresIn(text).filter((figure) => !known.includes(figure));
  // a figure may stand for number words that the statement does not repeat
  const spelled = numberWordsIn(said, language) - numberWordsIn(text, language);
  if (!Number.isNaN(spelled)) return figures.length > Math.max(0, spelled) ? figures[0] : undefined;
  if (!/\p{Nd}/u.test(said) || hanNumber.test(said)) return undefined;
  const significant = (figure: string) => figure.replace(/0+$/u, '');
  return figures.find(
    (figure) => figure.length > 1 && !known.some((each) => significant(each) === significant(figure)),
  );
}

const hanNumber = /[一二三四五六七八九十百千]/u;

export function inventedNames(text: string, all: string, language: Language): string[] {
  const spoken = folded(all);
  return namesIn(text, language).filter((name) => !spoken.includes(folded(name)));
}

const stemsIn = (text: string, language: Language) =>
  contentWords(text, language)
    .filter((word) => !/^\p{Script=Hiragana}+$/u.test(word)) // endings and particles
    .map((word) => [...folded(word)].slice(0, stemLength).join(''));
