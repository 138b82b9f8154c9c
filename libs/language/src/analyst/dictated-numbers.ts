import { type Language } from '@colloquy/contracts';
import { identifierLabels } from '../personal-data/identifier-labels';
import { stopWords } from '../text/stop-words';
import { isNumberWord } from '../text/number-words';
import { wordsOf } from '../text/segment';
import { numberOf, type NumberPart } from './comparison/number-grammar';
import { speaksOfSelf } from './voice';
import { numberWordOf } from './comparison/spoken-numbers';

const digits: Partial<Record<Language, string>> = {
  en: 'zero one two three four five six seven eight nine oh nought',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zwo',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  pt: 'zero um dois três quatro cinco seis sete oito nove meia',
  nl: 'nul een twee drie vier vijf zes zeven acht negen',
  pl: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  cs: 'nula jedna dva tři čtyři pět šest sedm osm devět jeden dvě',
  sk: 'nula jeden dva tri štyri päť šesť sedem osem deväť',
  hr: 'nula jedan dva tri četiri pet šest sedam osam devet',
  sv: 'noll ett två tre fyra fem sex sju åtta nio',
  da: 'nul en to tre fire fem seks syv otte ni',
  no: 'null en to tre fire fem seks sju åtte ni',
  fi: 'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
  hu: 'nulla egy kettő három négy öt hat hét nyolc kilenc',
  ro: 'zero unu doi trei patru cinci șase șapte opt nouă',
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
  ru: 'ноль один два три четыре пять шесть семь восемь девять',
  uk: "нуль один два три чотири п'ять шість сім вісім дев'ять",
  bg: 'нула едно две три четири пет шест седем осем девет',
  el: 'μηδέν ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα',
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan',
  ms: 'kosong satu dua tiga empat lima enam tujuh lapan sembilan',
  vi: 'không một hai ba bốn năm sáu bảy tám chín',
};

/** Minimum number of neighbours that make up no number together, as in "seven seven two". */
const minBreaks = 2;

/** Maximum number of words without a meaning between two pieces, as in "then the thirty". */
const maxBetween = 2;

const maxListLength = 4;

/** Signs that are spoken only in a dictated address, user name or password. */
const sign =
  /(?<!\p{L})(?:underscore|unterstrich|klammeraffe|gui[oó]n bajo|tiret bas|trattino basso|(?:capital|uppercase|lowercase|gro(?:ß|ss)es|kleines|majuscule|mayúscula|maiuscola|maiúscula) \p{L}(?!\p{L})|\p{L} (?:majuscule|mayúscula|maiuscola|maiúscula)(?!\p{L}))/iu;

/** Names of signs between two parts of a name: "anna dot berg". */
const joins: Partial<Record<Language, string>> = {
  en: 'dot|dash|hyphen|slash',
  de: 'punkt|strich|bindestrich|schrägstrich',
  es: 'punto|guion|guión|barra',
  fr: 'point|tiret|slash',
  it: 'punto|trattino|barra',
  pt: 'ponto|traço|hífen|barra',
  nl: 'punt|streepje|schuine streep',
  pl: 'kropka|myślnik|ukośnik',
};

const called = "is|was|'s|ist|lautet|heißt|war|es|era|est|était|è|era|é|to|jest|heet";

/** A code in letters and digits that change at least three times: "K22B7719X". */
const mixedCode =
  /(?<![\p{L}\p{N}])(?=(?:[A-Z]*\d){3})[A-Z\d]*(?:[A-Z]+\d+){2}[A-Z]+\d*[A-Z\d]*(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=(?:[A-Z]*\d){3})(?:[A-Z]+\d+){3}[A-Z\d]*(?![\p{L}\p{N}])/u;

/** The number of a house in a named street: "at number nine Sailmaker Row". */
const house =
  /(?<!\p{L})(?:number|numéro|número|numero|nummer) (?:\p{Ll}+|\d+)(?:,)?(?: (?:of|de|di|del|della|da|du|van|in|der|la|the|rue|calle|via|rua))* \p{Lu}\p{Ll}+/u;

/** "K like king". */
const spelled = /(?<!\p{L})\p{Lu} (?:like|as in|for|wie|comme|como|come|als|van) \p{L}{3,}/u;

const country = /(?<!\p{L})\p{Lu}{2}(?= \p{L}+)/u;

const label = new RegExp(`(?<![\\p{L}\\p{N}])(?:${identifierLabels})(?![\\p{L}\\p{N}])`, 'iu');

const secret =
  /(?<!\p{L})(?:passwor[dt]|passcode|pass phrase|(?:alarm|door|access|safe|gate) code|code (?:for|of|to) (?:the|our)|kennwort|(?:zugangs|tür|alarm)code|code für|contraseña|clave de acceso|código (?:de acceso|de la|del)|mot de passe|code (?:d'accès|de la|du)|codice (?:d'accesso|dell\p{L}*)|parola d'ordine|senha|palavra-passe|código (?:de acesso|da|do)|wachtwoord|toegangscode|hasło|kod (?:do|dostępu)|pin)(?: [\p{L}'’]+){0,4},? (?:is|was|ist|lautet|war|es|era|est|était|è|é|to|jest|brzmi)(?!\p{L})/iu;

interface Piece {
  word: string;
  part: NumberPart;
  /** Number of words since the previous number; Infinity if one of these words has a meaning. */
  between: number;
}

/** Recognises "four nine, then thirty, then seven seven two". */
export function dictates(sentence: string, language: Language): boolean {
  if (sign.test(sentence) || spelled.test(sentence) || secret.test(sentence)) return true;
  if (beginsWithZero(sentence, language) || isOwn(sentence, language)) return true;
  const breaks = breaksIn(sentence, language);
  if (breaks === 0) return false;
  return breaks >= minBreaks || country.test(sentence) || label.test(sentence);
}

const spelledNames = new Map<Language, RegExp>();

function isOwn(sentence: string, language: Language): boolean {
  if (!speaksOfSelf(sentence, language)) return false;
  const made =
    spelledNames.get(language) ??
    new RegExp(`(?<!\\p{L})(?:${called}) [\\p{L}\\d]+ (?:${joins[language] ?? '(?!)'}) [\\p{L}\\d]+`, 'iu');
  spelledNames.set(language, made);
  return made.test(sentence) || mixedCode.test(sentence) || house.test(sentence);
}

function beginsWithZero(sentence: string, language: Language): boolean {
  const [zero, ...others] = (digits[language] ?? '').split(' ');
  const words = wordsOf(sentence.toLowerCase(), language);
  const isNumber = (word: string) => others.includes(word) || isNumberWord(word, language);
  return words.some((word, at) => {
    if (word !== zero || !others.includes(words[at + 1] ?? '')) return false;
    const before = words.slice(Math.max(0, at - 1 - maxBetween), at);
    return [...before, ...words.slice(at + 2, at + 3 + maxBetween)].some(isNumber);
  });
}

function breaksIn(sentence: string, language: Language): number {
  let [most, run] = [0, [] as Piece[]];
  for (const piece of piecesIn(sentence, language)) {
    if (piece.between > maxBetween) run = [];
    run.push(piece);
    if (!isList(run, sentence.toLowerCase()))
      most = Math.max(most, run.filter((each, at) => isBreak(run[at - 1], each)).length);
  }
  return most;
}

const isBreak = (before: Piece | undefined, { part, between }: Piece) =>
  before !== undefined && between === 0 && numberOf([before.part, part]) === undefined;

function isList(run: readonly Piece[], sentence: string): boolean {
  return (
    run.length <= maxListLength &&
    run.slice(1).every(({ word, part }, at) => {
      const before = run[at];
      return (
        before !== undefined &&
        (numberOf([part]) ?? 0) > (numberOf([before.part]) ?? 0) &&
        !sentence.includes(`${before.word} ${word}`)
      );
    })
  );
}

function piecesIn(sentence: string, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let between = Infinity;
  const inGroups = sentence.replace(/(?<=\d)[ .,'’\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
  for (const word of wordsOf(inGroups.toLowerCase(), language)) {
    const part = partOf(word, language);
    if (part) pieces.push({ word, part, between });
    if (part) between = 0;
    else if (!repeats.test(word))
      between = stopWords[language]?.has(word) === true || isJoin(word) ? between + 1 : Infinity;
  }
  return pieces;
}

const repeats = /^(?:double|triple|treble|doppel|doble|doppio|dobro|dubbel)$/u;

/** Words such as "dann" and "puis", which are not stop words in every language. */
const isJoin = (word: string) => [...word].length <= 4 && !/\p{N}/u.test(word);

function partOf(word: string, language: Language): NumberPart | undefined {
  if (/^\d+$/u.test(word)) return { digits: Number(word) };
  const digit = (digits[language] ?? '').split(' ').indexOf(word);
  const known = numberWordOf(word, language);
  if (known && !('isArticle' in known && digit === -1)) return known;
  return digit === -1 ? undefined : { value: digit > 9 ? 0 : digit, room: 0 };
}
