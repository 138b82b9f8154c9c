import { type Language } from '@colloquy/contracts';
import { acquaintancesIn, honorificEndingsIn, honorificsIn, individualIn, ownIn } from '../text/grammar';
import { folded, namesIn } from '../text/facts';
import { wordsOf } from '../text/segment';
import type { Span } from './identifiers';
import { mask } from './mark';

interface PersonPatterns {
  /** "Our head of purchasing, Martin Gruber": also said of companies. */
  role?: RegExp;
  title?: RegExp;
  ending?: RegExp;
  acquaintance?: RegExp;
  individual?: RegExp;
}

const patterns = new Map<Language, PersonPatterns>();
const startOfWord = String.raw`(?<![\p{L}\p{M}])`;
const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
/** Initials, particles and further names. */
const leadIn = (language: Language) =>
  String.raw`(?:\p{Lu}\. ?){0,3}(?:v[ao]n (?:de[nr] )?|zu ${language === 'nl' ? '|de |den |der |te[nr]? ' : ''})?`;
/** One further name where every noun has a capital. */
const restIn = (language: Language) =>
  String.raw`(?: \p{Lu}\.)?(?: (?:v[ao]n (?:de[nr] )?)?${name}){0,${language === 'de' ? '1' : '2'}}`;

/** Writes alternatives so that they match with a capital too: the pattern as a whole depends on capitals. */
const anyCase = (alternatives: string) =>
  alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);

function patternsOf(language: Language): PersonPatterns {
  const known = patterns.get(language);
  if (known) return known;
  const [titles, endings, own, acquaintances, individual] = [
    honorificsIn(language),
    honorificEndingsIn(language),
    ownIn(language),
    acquaintancesIn(language),
    individualIn(language),
  ];
  // "eine Frau Mitte vierzig", "als Frau Karriere machen"
  const notAsNoun = language === 'de' ? String.raw`(?<!(?:(?:ein|kein|jed)\p{Ll}{0,2}|[Aa]ls|wie) )` : '';
  const made: PersonPatterns = {
    ...(titles && {
      title: new RegExp(
        String.raw`${startOfWord}${notAsNoun}(?:(?:${anyCase(titles)})\.? ){1,3}(?<whole>${leadIn(language)}(?<name>${name})${restIn(language)})`,
        'gu',
      ),
    }),
    ...(endings && {
      ending: new RegExp(
        String.raw`(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,8})(?<![客皆者員屋生方家])(?:${endings})`,
        'gu',
      ),
    }),
    ...(own && {
      role: new RegExp(
        String.raw`${startOfWord}(?:${anyCase(own)}) (?:[\p{L}-]+ ){0,3}[\p{L}-]+,? (?<name>${name}(?:,| ${name}))`,
        'u',
      ),
      acquaintance: new RegExp(
        String.raw`${startOfWord}(?:${anyCase(own)}) (?:\p{L}+ ){0,2}?(?:${anyCase(acquaintances)}),? (?<whole>${leadIn(language)}(?<name>${name})${restIn(language)})`,
        'gu',
      ),
    }),
    ...(individual && {
      individual: new RegExp(String.raw`${startOfWord}(?:${individual})(?![\p{L}\p{M}])`, 'iu'),
    }),
  };
  patterns.set(language, made);
  return made;
}

/**
 * A name counts beside a form of address, "my" or "our" somebody, or "he" or "she"; a masked one counts, too.
 * @param known folded texts in which the names of the expert and of the subject occur
 */
export function tellsOfPerson(sentence: string, known: string, language: Language, next = ''): boolean {
  if (sentence.includes(mask)) return true;
  const { title, ending, acquaintance, individual } = patternsOf(language);
  for (const pattern of [title, ending, acquaintance]) {
    for (const { groups } of pattern ? sentence.matchAll(pattern) : []) {
      if (!known.includes(folded(groups?.['name'] ?? ''))) return true;
    }
  }
  const named = patternsOf(language).role?.exec(sentence)?.groups?.['name'];
  if (named !== undefined && !known.includes(folded(named)) && goesOnAboutPerson(next, language)) return true;
  return (
    individual?.test(sentence) === true &&
    namesIn(sentence, language).some(
      (each) => /\p{Ll}/u.test(each) && !isDate(each, language) && !known.includes(folded(each)),
    )
  );
}

/** Whether a sentence continues about the person of the sentence before: it begins with "he", "she", "his" or "her". */
export const goesOnAboutPerson = (sentence: string, language: Language): boolean =>
  patternsOf(language).individual?.exec(sentence)?.index === 0;

interface NamedPerson extends Span {
  name: string;
  /** Every later mention of the name, and of its parts, is one of the person. */
  isProper: boolean;
}

/** A name is certain beside a form of address, or beside "my" and a word for an acquaintance. */
export function personsIn(text: string, language: Language): NamedPerson[] {
  const { title, acquaintance } = patternsOf(language);
  const found = [title, acquaintance].flatMap((pattern) =>
    [...(pattern ? text.matchAll(pattern) : [])].flatMap((match): NamedPerson[] => {
      const whole = match.groups?.['whole'] ?? '';
      const words = whole.split(' ');
      const other = words.findIndex((word) => wholeDatesIn(language).has(word.toLowerCase()));
      const called = (other < 0 ? words : words.slice(0, other)).join(' ').replace(/['’]s?$/u, '');
      const from = match.index + match[0].length - whole.length;
      const isProper = language !== 'de' || (pattern === title && !called.includes(' '));
      return called === '' ? [] : [{ from, to: from + called.length, name: called, isProper }];
    }),
  );
  return [...found, ...beforeEndings(text, language)];
}

const wholeDates = new Map<Language, ReadonlySet<string>>();

/** Whole names only: parts of Vietnamese names of days are names of people. */
function wholeDatesIn(language: Language): ReadonlySet<string> {
  const known = wholeDates.get(language);
  if (known) return known;
  const namesOf = (options: Intl.DateTimeFormatOptions, each: number[], day: (n: number) => Date) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return each.map((n) => format.format(day(n)).toLowerCase());
  };
  const numbers = Array.from({ length: 12 }, (_, n) => n);
  const made = new Set([
    ...namesOf({ month: 'long' }, numbers, (n) => new Date(Date.UTC(2024, n, 1))),
    ...namesOf({ weekday: 'long' }, numbers.slice(0, 7), (n) => new Date(Date.UTC(2024, 0, n + 1))),
    ...(language === 'de' ? ['anfang', 'mitte', 'ende'] : []),
  ]);
  wholeDates.set(language, made);
  return made;
}

const isDate = (word: string, language: Language): boolean =>
  wholeDatesIn(language).has(word.toLowerCase().replace(/s$/u, ''));

/** Forms of address after a name, with the words before them that are not names. */
const addressed: Partial<Record<Language, { ending: RegExp; otherWord: RegExp }>> = {
  zh: { ending: /先生|女士|太太|小姐/gu, otherWord: /[位老我你您他她们各些个的]|^[^\p{Script=Han}]|^.{4}/u },
  ja: {
    ending: /さん|氏/gu,
    otherWord: /[客皆者員屋生方家人手長主工社子様]$|^.$|^[^\p{Script=Han}]/u,
  },
};
/** After a space, or after a name of three syllables: other words end so too. */
const korean =
  /(?<![\p{Script=Hangul}])(?:(?<name>[\p{Script=Hangul}]{2,4})(?= 씨)|(?<joined>[\p{Script=Hangul}]{3})(?=씨))/gu;

const chineseSurname =
  /^[王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉余潘杜戴夏钟鍾汪田任姜范石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟]$/u;

function beforeEndings(text: string, language: Language): NamedPerson[] {
  if (language === 'ko') {
    return [...text.matchAll(korean)].map(({ 0: called, index }) => ({
      from: index,
      to: index + called.length,
      name: called,
      isProper: false,
    }));
  }
  const rule = addressed[language];
  if (!rule) return [];
  return [...text.matchAll(rule.ending)].flatMap(({ index }): NamedPerson[] => {
    const words = wordsOf(text.slice(Math.max(0, index - 12), index), language);
    const last = words.at(-1) ?? '';
    const family = words.at(-2) ?? '';
    // 王小明 is two words
    const isFull = language === 'zh' && last.length <= 2 && chineseSurname.test(family);
    const called = isFull ? family + last : last;
    const isName = called !== '' && text.slice(0, index).endsWith(called) && !rule.otherWord.test(last);
    return isName ? [{ from: index - called.length, to: index, name: called, isProper: false }] : [];
  });
}
