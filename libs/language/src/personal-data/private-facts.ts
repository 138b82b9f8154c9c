import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn, folded, namesIn } from '../text/facts';
import { prepositionsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { articlesOf, individualsIn, namesMine, namesOne, opensWithName, wholeWords } from './individuals';
import { goesOnAboutPerson } from './persons';
import { privateMattersIn, privateStatesIn, type Words } from './private-words';

/** Forms of "to earn" in the singular. */
const earning: Words = {
  en: 'earns?|earned|(?:is|was|gets|got) paid|takes home|salary|wages?',
  de: 'verdient|verdiente|gehalt|lohn',
  es: 'percibe|cobra|cobraba|gana|ganaba|sueldo|salario',
  fr: 'émarge|perçoit|gagne|gagnait|touche|touchait|salaire|payée?',
  it: 'percepisce|guadagna|guadagnava|stipendio',
  pt: 'ganha|ganhava|salário|ordenado',
  nl: 'verdient|verdiende|salaris|loon',
  pl: 'zarabia\\p{L}*|pensj\\p{L}+',
};

const periods: Words = {
  en: '(?:a|per|each|every) (?:month|year)|monthly|yearly|annual\\p{L}*',
  de: 'im (?:monat|jahr)|pro (?:monat|jahr)|monatlich|jährlich',
  es: '(?:al|por) (?:mes|año)|mensual\\p{L}*|anual\\p{L}*',
  fr: 'par (?:mois|an)|mensuel\\p{L}*|annuel\\p{L}*',
  it: "al mese|all'anno|mensil\\p{L}+|annu\\p{L}+",
  pt: '(?:por|ao) (?:mês|ano)|mensa\\p{L}+|anua\\p{L}+',
  nl: 'per (?:maand|jaar)|maandelijks',
  pl: 'miesięcznie|rocznie|na (?:miesiąc|rok)',
};

/** Verbs of earning that are said of people only. */
const earningAlone: Words = {
  en: 'earns|earned|takes home|is paid|gets paid',
  de: 'verdient|verdiente',
  fr: 'touche|touchait|gagne',
  it: 'guadagna|guadagnava',
  pt: 'ganha|ganhava',
  nl: 'verdient',
  pl: 'zarabia\\p{L}*',
};

/** Inflected words are compared by their beginning. */
const stemLength = 5;

const stem = (word: string) => folded(word).slice(0, stemLength);

const hasWord = (text: string, stem: string) =>
  text.split(/[^\p{L}]+/u).some((word) => word.startsWith(stem));

interface Patterns {
  paid: RegExp;
  earnsAlone: RegExp;
  period: RegExp;
  state: RegExp;
  matter: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const words = (source: string | undefined) => new RegExp(wholeWords(source), 'iu');
  const made = {
    paid: new RegExp(
      `(?:${wholeWords(articlesOf(language))} |(?<!\\p{L})l['’])(?:[\\p{L}-]+,? ){1,5}?${wholeWords(earning[language])}`,
      'iu',
    ),
    earnsAlone: words(earningAlone[language]),
    period: words(periods[language]),
    state: words(privateStatesIn(language)),
    matter: words(privateMattersIn(language)),
  };
  patterns.set(language, made);
  return made;
}

export const knowsPrivateFacts = (language: Language): boolean => privateStatesIn(language) !== '';

/** Shares and millions are what companies earn. */
const businessFigure =
  /%|per ?cent|prozent|procent|por ciento|pour cent|mil(?:l|h)?[ii][oõó]\p{L}*|(?<=\d\s?)(?:mio|mln|mrd|bn)(?!\p{L})/iu;

const isPay = (sentence: string, language: Language): boolean =>
  figureRunsIn(sentence, language).some((figure) => /\d.?\d{3}/u.test(figure) || !/\d/u.test(figure)) &&
  !businessFigure.test(sentence);

/** A person as an object in Spanish: "A Rubén le ...". */
const personalObject = /(?<!\p{L})[Aa] (?<name>\p{Lu}\p{Ll}+) (?:le|lo|la)(?!\p{L})/u;

/** A name after a preposition is most often one of a place. */
const isBehindPreposition = (name: string, sentence: string, language: Language): boolean => {
  const before = wordsOf(sentence.slice(0, sentence.indexOf(name)), language).at(-1) ?? '';
  return prepositionsOf(language)?.has(before.toLowerCase()) === true;
};

function namesSomebody(sentence: string, known: string, language: Language): boolean {
  const object = language === 'es' ? personalObject.exec(sentence)?.groups?.['name'] : undefined;
  return (
    (object !== undefined && !known.includes(folded(object))) ||
    namesIn(sentence, language).some(
      (each) =>
        /\p{Ll}/u.test(each) &&
        !known.includes(folded(each)) &&
        !isBehindPreposition(each, sentence, language),
    ) ||
    opensWithName(sentence, language)
  );
}

/**
 * Needs two signs: one person, and a private fact, which is none that the interview asks about.
 * @param known folded texts of the interview's subject, its questions and the names that belong to it
 * @param isAboutPerson true if the sentence before was about a person, whom this one need not name
 */
export function tellsPrivateFact(
  sentence: string,
  known: string,
  language: Language,
  isAboutPerson = false,
): boolean {
  const { paid, earnsAlone, period, state, matter } = patternsOf(language);
  const isIndividual = individualsIn(sentence, known, language).length > 0;
  if (paid.test(sentence) && isPay(sentence, language) && (isIndividual || period.test(sentence)))
    return true;
  const isNamed = namesSomebody(sentence, known, language);
  if (isNamed && earnsAlone.test(sentence) && isPay(sentence, language)) return true;
  const tells = (pattern: RegExp) => {
    const [told] = pattern.exec(sentence) ?? [];
    return told !== undefined && !contentWords(told, language).some((word) => hasWord(known, stem(word)));
  };
  const isSomebody =
    isIndividual || isNamed || namesMine(sentence, language) || goesOnAboutPerson(sentence, language);
  // "Alcohol is banned" is about alcohol
  const isSubject = matter.exec(sentence)?.index === 0;
  if (isSomebody && !isSubject && tells(matter)) return true;
  return tells(state) && (isSomebody || isAboutPerson || namesOne(sentence, language));
}
