import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { sentencesOf } from '../../text/segment';
import { bg, el, ru, uk } from './cyrillic-and-greek';
import { ja, ko, vi, zh } from './east-asian';
import { en } from './en';
import { da, it, nl, no, ro, sv } from './other-romance-and-germanic';
import { type RequestPatterns } from './patterns';
import { de, es, fr, pt } from './romance-and-german';
import { fil, hi, id, ms, ta } from './south-asian-and-malay';
import { ar, fi, hu, tr } from './uralic-turkic-arabic';
import { cs, hr, pl, sk } from './west-slavic';

// prettier-ignore
const requests: Record<Language, RequestPatterns> = {
  en, es, fr, de, it, pt, pl, hi, zh, ko, ru, nl, tr, sv, id, fil, ja,
  uk, el, cs, fi, ro, da, bg, ms, sk, hr, ar, ta, vi, hu, no,
};

const courtesy = String.raw`(?:(?:sorry|actually|but|so|and|well|oh|ok|okay|hey|look|listen|unfortunately|please|i'm (?:sorry|afraid)|excuse me|perdón|perdone|disculpe|lo siento|bueno|oiga|mire|pero|y|désolée?|pardon|excusez-moi|écoutez|bon|mais|et|alors|entschuldigung|tut mir leid|leider|aber|und|also|desculpe|bem|mas|e|olha|scusi|mi scusi|ma|przepraszam|prosím|ale|извините|простите|но|вибачте)[ ,.!]{1,3}){0,4}`;
const unspaced: readonly Language[] = ['zh', 'ja', 'ko'];

/** What must stand before a pattern, by its mark. A place takes far longer to look for than a pattern, so each is once. */
const places = [
  ['', ''],
  ['<start>', `(?<=^["'“«¿¡ ]{0,3}${courtesy})`],
  [
    '<clause>',
    `(?<=(?:^|[,;:–—-] ?|(?<!\\p{L})(?:so|but|and|then|y|pero|et|mais|und|aber|e|mas) )["'“«¿¡ ]{0,3}${courtesy})`,
  ],
] as const;
const placeIn = (source: string) => /^(?:<start>|<clause>)?/u.exec(source)?.[0];

const compiled = new Map<string, RegExp>();

function patternsOf(language: Language, kind: keyof RequestPatterns): RegExp {
  const key = `${language} ${kind}`;
  const known = compiled.get(key);
  if (known) return known;
  const sources = places.flatMap(([mark, place]) => {
    const there = requests[language][kind].filter((source) => placeIn(source) === mark);
    if (there.length === 0) return [];
    return `${place}(?:${there.map((source) => source.slice(mark.length)).join('|')})`;
  });
  const before = unspaced.includes(language) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = unspaced.includes(language) ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const made = new RegExp(`${before}(?:${sources.join('|')})${after}`, 'iu');
  compiled.set(key, made);
  return made;
}

function says(kind: keyof RequestPatterns, sentence: string, language: Language): boolean {
  return placeOf(kind, sentence, language) !== undefined;
}

/** Where in a sentence something is said. */
interface Place {
  before: string;
  after: string;
}

function placeOf(kind: keyof RequestPatterns, sentence: string, language: Language): Place | undefined {
  const plain = sentence.replace(/\s+/g, ' ').replaceAll('’', "'");
  const kinds = language === 'en' ? [language] : ([language, 'en'] as const);
  for (const each of kinds) {
    const found = patternsOf(each, kind).exec(plain);
    if (found)
      return { before: plain.slice(0, found.index), after: plain.slice(found.index + found[0].length) };
  }
  return undefined;
}

/** In characters: who tells a story may mention such words, who asks for something is brief. */
const longestRequest = 300;
const longestRepeatRequest = 120;

/** Whether the expert asks to stop now and go on another time ("can we continue tomorrow?"). */
export function asksToFinishLater(text: string, language: Language): boolean {
  return sentencesOf(text, language).some(
    (sentence) => sentence.length <= longestRequest && says('finishLater', sentence, language),
  );
}

/** Whether the expert says that something must not be quoted or kept ("off the record", "strike that"). */
export function asksForOffTheRecord(text: string, language: Language): boolean {
  return sentencesOf(text, language).some(
    (sentence) => says('offTheRecord', sentence, language) || says('strike', sentence, language),
  );
}

/** Whether the expert ends what is off the record ("back on the record", but not "not yet back on the record"). */
export function asksForTheRecordAgain(text: string, language: Language): boolean {
  return sentencesOf(text, language).some((sentence) => {
    const place = placeOf('onTheRecord', sentence, language);
    return place !== undefined && !deniesIn(place.before, language);
  });
}

/**
 * Finds the first sentence that takes something off the record or strikes it.
 * @returns what was said before and after those words, in the whole text
 */
export function recordRequestIn(
  text: string,
  language: Language,
): { kind: 'offTheRecord' | 'strike'; before: string; after: string } | undefined {
  const sentences = sentencesOf(text, language);
  for (const [index, sentence] of sentences.entries()) {
    for (const kind of ['strike', 'offTheRecord'] as const) {
      const place = placeOf(kind, sentence, language);
      if (!place) continue;
      return {
        kind,
        before: [...sentences.slice(0, index), place.before].join(' '),
        after: [place.after, ...sentences.slice(index + 1)].join(' '),
      };
    }
  }
  return undefined;
}

/** Whether the expert asks to hear the question again. */
export function asksToRepeat(text: string, language: Language): boolean {
  return (
    text.length <= longestRepeatRequest &&
    sentencesOf(text, language).some((sentence) => says('repeat', sentence, language))
  );
}

/** Whether the expert does not know or does not want to say; to be asked of thin answers only. */
export function declines(text: string, language: Language): boolean {
  return sentencesOf(text, language).some((sentence) => says('refusal', sentence, language));
}
