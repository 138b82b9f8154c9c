import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureSpansIn, folded } from '../text/facts';
import { individualIn, isFunctionWord, ownIn, prepositionsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { stopWords } from '../text/stop-words';
import { isAttributed } from './statement/attribution';
import { opensWithName } from '../personal-data/individuals';

type Words = Partial<Record<Language, string>>;

const auxiliaries: Words = {
  en: `is|was|has|had|does|did|can|cannot|can't|could|couldn't|will|would|wouldn't|won't|isn't|wasn't|hasn't|hadn't|doesn't|didn't|must|may|might`,
  de: 'ist|war|hat|hatte|wird|wurde|kann|konnte|muss|musste|will|wollte|darf|durfte|soll|sollte',
  es: 'es|era|fue|está|estaba|ha|había|tiene|puede|podía|quiere|va',
  fr: 'est|était|a|avait|peut|pouvait|doit|veut|va',
  it: 'è|era|ha|aveva|può|poteva|deve|vuole|va',
  pt: 'é|era|foi|está|estava|tem|tinha|pode|podia|deve|quer|vai',
  nl: 'is|was|heeft|had|wordt|werd|kan|kon|moet|moest|wil|wilde|mag',
  sv: 'är|var|har|hade|kan|kunde|ska|skulle|vill|måste',
  da: 'er|var|har|havde|kan|kunne|skal|skulle|vil|må',
  no: 'er|var|har|hadde|kan|kunne|skal|skulle|vil|må',
};

const definite: Words = { en: 'the', sv: 'den|det', da: 'den', no: 'den' };

/** A pronoun that repeats the subject between commas: "le gardien, lui, ...". */
const stressed: Words = { fr: 'lui|elle', it: 'lui|lei', es: 'él|ella', pt: 'ele|ela' };

const agentive: Words = {
  fr: '(?:i[eè]re?|eur|euse|trice|ien|ienne|iste|ante?)',
  it: '(?:iere|iera|ore|rice|ista|ano|ana|ante|ente|ode)',
  es: '(?:er[oa]|dora?|tora?|ista|ante|ente|enta)',
  pt: '(?:eir[oa]|dora?|tora?|ista|ante|ente)',
  de: '(?:erin|istin|[ae]ntin|orin|eurin|ologin|ist|mann|frau)',
};

/** Articles without a noun: "der am Empfang verdient ...". */
const substantivised: Words = { de: '(?:der|die) (?:a[mn]|i[mn]|auf|aus|beim?|für|mit|vom?|unten|oben)' };

/** A person as an object in front of its pronoun: "Al encargado le han ...". */
const fronted: Words = { es: 'al? (?:la |el )?\\p{L}+(?: de \\p{L}+(?: \\p{L}+)?)? (?:le|la|lo)' };

const never = '(?!)';
const patterns = new Map<string, RegExp>();

function pattern(name: string, source: string, language: Language, flags = 'iu'): RegExp {
  const key = `${name} ${language}`;
  const made = patterns.get(key) ?? new RegExp(source, flags);
  patterns.set(key, made);
  return made;
}

const whole = (words: string | undefined) => `(?<![\\p{L}'’])(?:${words || never})(?![\\p{L}'’])`;

/** Omits the words for the person: "our porter lost his flat". */
export function saidOfPerson(sentence: string, language: Language): string | undefined {
  if (isAttributed(sentence, language)) return undefined;
  return byPronoun(sentence, language) ?? byStress(sentence, language) ?? byEnding(sentence, language);
}

function byPronoun(sentence: string, language: Language): string | undefined {
  const pronoun = pattern('pronoun', whole(individualIn(language)), language).exec(sentence);
  if (!pronoun || pronoun.index === 0) return undefined;
  const articles = [definite[language], ownIn(language)].filter(Boolean).join('|');
  const noun = pattern('noun', `${whole(articles)} [\\p{L}-]+`, language).exec(
    sentence.slice(0, pronoun.index),
  );
  const isNamed = opensWithName(sentence, language);
  if (!noun && !isNamed) return undefined;
  const from = noun ? noun.index + noun[0].length : sentence.search(/[ ,]/u);
  // "the curator sends her sketches" is what she does at work
  if (
    /^ ?\p{Ll}{2,}s (?!\p{L}+ing(?!\p{L}))/u.test(sentence.slice(from)) &&
    !startsWithVerb(sentence.slice(from), language)
  )
    return undefined;
  return predicateOf(sentence.slice(from), language);
}

/** "Is" and "was" have the ending of a habit's verb. */
const startsWithVerb = (clause: string, language: Language): boolean =>
  pattern('verb', `^ ?(?:${auxiliaries[language] ?? never})(?!\\p{L})`, language).test(clause);

export function predicateOf(clause: string, language: Language): string {
  const verb = pattern('auxiliary', whole(auxiliaries[language]), language).exec(clause);
  return verb ? clause.slice(verb.index + verb[0].length) : clause;
}

const joining: Words = {
  en: 'and|but',
  de: 'und|aber',
  es: 'y|pero',
  fr: 'et|mais',
  it: 'e|ma',
  pt: 'e|mas',
  nl: 'en|maar',
  pl: 'i|a|ale',
};

export const clausesIn = (sentence: string, language: Language): string[] =>
  sentence.split(pattern('joining', `[,;:—–]|(?<=\\s)(?:${joining[language] ?? never})(?=\\s)`, language));

function byStress(sentence: string, language: Language): string | undefined {
  const found = pattern(
    'stress',
    `^\\P{L}*\\p{L}{1,3}['’ ][\\p{L}-]*${agentive[language] ?? never}(?: \\p{L}+){0,3}, (?:${stressed[language] ?? never}),`,
    language,
  ).exec(sentence);
  return found ? sentence.slice(found[0].length) : undefined;
}

/** In German, one woman at work has an ending of her own, and so have some men. */
function byEnding(sentence: string, language: Language): string | undefined {
  if (language !== 'de') return undefined;
  const found = pattern(
    'ending',
    `^(?:\\p{L}{2,4} )?(?:der|die|unsere?|meine?) \\p{Lu}\\p{L}*${agentive.de}(?!\\p{L})`,
    language,
  ).exec(sentence);
  const rest = found && sentence.slice(found[0].length);
  // "die Meisterin prüft die Naht" is what she does at work
  return rest && startsWithVerb(rest, language) ? rest : undefined;
}

const isYear = (figure: string) => /^(?:19|20)\d\d$/u.test(figure);

/** A person's bare amount is pay: "Callum, on nights, is on 31,500". The names in `known` belong to the interview. */
export function tellsBarePay(sentence: string, known: string, language: Language): boolean {
  const name = wordsOf(sentence, language)[0] ?? '';
  const isBare = pattern(
    'person',
    `^(?:\\p{L}{1,4},? )?(?:${substantivised[language] ?? never}) `,
    language,
  ).test(sentence);
  const isPerson =
    isBare ||
    (opensWithName(sentence, language) && !known.includes(folded(name))) ||
    pattern('object', `^(?:\\p{L}{1,4},? )?(?:${fronted[language] ?? never}) `, language).test(sentence);
  if (!isPerson) return false;
  return figureSpansIn(sentence, language).some(({ figure, from, to }) => {
    if (!/\d[.,\s\u00a0\u202f]?\d{3}$/u.test(figure) || isYear(figure)) return false;
    const before = wordsOf(sentence.slice(0, from).toLowerCase(), language).at(-1) ?? '';
    const [next] = /^\s*[\p{L}'’]+/u.exec(sentence.slice(to)) ?? [''];
    const isLight = next.trim() === '' || isGrammatical(next.trim().toLowerCase(), language);
    return isBare || (isLight && prepositionsOf(language)?.has(before) === true);
  });
}

const isGrammatical = (word: string, language: Language): boolean =>
  isFunctionWord(word, language) ||
  stopWords[language]?.has(word) === true ||
  contentWords(word, language).length === 0;
