import { type Language } from '@colloquy/contracts';
import lexicon from './lexicon.json';
import ofSelfRepairs from './self-repair-lexicon.json';
import { isSpaceless, type Token } from './tokens';

/** The words of a language by concept: whole words, and beginnings of words. */
interface Words {
  whole: Map<string, string[]>;
  beginnings: Map<string, string[]>;
}

/** Words of each concept by language, separated by spaces; `*` stands for any ending. */
type Lexicon = Record<string, Partial<Record<Language, string>>>;

/** The classifier that uses the concepts. */
export type Purpose = 'confidentiality' | 'self-repair';

const lexicons: Record<Purpose, Lexicon> = {
  confidentiality: lexicon,
  'self-repair': { ...lexicon, ...ofSelfRepairs },
};
const known = new Map<string, Words>();

function wordsOf(language: Language, purpose: Purpose): Words {
  const key = `${language} ${purpose}`;
  const made = known.get(key);
  if (made) return made;
  const words: Words = { whole: new Map(), beginnings: new Map() };
  for (const [concept, byLanguage] of Object.entries(lexicons[purpose])) {
    for (const entry of byLanguage[language]?.split(' ') ?? []) {
      const isBeginning = entry.endsWith('*');
      const map = isBeginning ? words.beginnings : words.whole;
      const word = isBeginning ? entry.slice(0, -1) : entry;
      map.set(word, [...(map.get(word) ?? []), concept]);
    }
  }
  known.set(key, words);
  return words;
}

const shortestBeginning = 2;
/** Maximum number of letters of a word in a script without spaces. */
const longestSpaceless = 8;

/** Returns the concepts of the lexicon that each token stands for; in scripts without spaces, those of the words that end at it. */
export function conceptsOf(tokens: readonly Token[], language: Language, purpose: Purpose): string[][] {
  const { whole, beginnings } = wordsOf(language, purpose);
  return tokens.map(({ text }, at) => {
    const found = new Set(whole.get(text));
    for (let length = shortestBeginning; length <= text.length; length += 1) {
      for (const concept of beginnings.get(text.slice(0, length)) ?? []) found.add(concept);
    }
    if (isSpaceless(text)) {
      for (const ending of endingsAt(tokens, at)) {
        for (const concept of whole.get(ending) ?? []) found.add(concept);
      }
    }
    return [...found];
  });
}

/** Returns the letters up to a position of a script without spaces, two or more. */
function endingsAt(tokens: readonly Token[], at: number): string[] {
  const endings: string[] = [];
  let ending = '';
  for (let from = at; from > at - longestSpaceless; from -= 1) {
    const letter = tokens[from]?.text ?? '';
    if (!isSpaceless(letter)) break;
    ending = letter + ending;
    if (from < at) endings.push(ending);
  }
  return endings;
}
