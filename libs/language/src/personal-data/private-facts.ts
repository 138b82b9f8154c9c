import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn, folded, namesIn } from '../text/facts';
import { acquaintancesIn, familyIn, ownIn } from '../text/grammar';

type Words = Partial<Record<Language, string>>;

/** Articles that single out one person or thing. */
const definite: Words = {
  en: 'the|his|her|their',
  de: 'der|die|den|dem|sein|seine|ihr|ihre',
  es: 'el|la|al|su',
  fr: 'le|la|au|son|sa',
  it: 'il|lo|la|al|alla|suo|sua',
  pt: 'o|a|ao|à|seu|sua',
  nl: 'de|zijn|haar',
};

const own: Words = { pl: 'mój|moja|mojego|mojej|nasz|nasza|naszego|naszej|mojemu' };

const acquaintances: Words = {
  pl: 'koleg\\p{L}+|koleżan\\p{L}+|szef\\p{L}*|kierownik\\p{L}*|kierowniczk\\p{L}+|asystent\\p{L}*|brat\\p{L}*|siostr\\p{L}+|żon\\p{L}+|mąż|sąsiad\\p{L}*|szwagier|szwagr\\p{L}+',
};

/** Relatives of a third person: "the foreman's wife", "his daughter"; `%` stands for the words for relatives. */
const possessed: Words = {
  en: "(?:(?:the|our|my) (?:[\\p{L}-]+ ){0,2}\\p{L}+['’]s?|\\p{Lu}\\p{L}+['’]s|his|her) (?:%)",
  de: '(?:seine[rmn]?|sein) (?:%)|(?:die|der|dem|den) (?:%) (?:des|der|vom|von|unsere[rs]|meine[rs])',
  es: '(?:el|la|al) (?:%) (?:del?|de la|de nuestr\\p{L}|de mi)(?= \\p{L})',
  fr: "(?:le|la|au) (?:%) (?:du|de la|de notre|de mon|de l['’]\\p{L}+|d['’]\\p{L}+)",
  it: '(?:il|la|lo|al|alla) (?:%) (?:del|della|dello|di nostr\\p{L}|di mi\\p{L})|(?:su[oa]) (?:%)',
  pt: '(?:o|a|ao|à) (?:%) (?:do|da|de nosso|de meu)',
  nl: '(?:zijn) (?:%)|(?:de) (?:%) van (?:de|onze|mijn|het)',
};

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

/** Periods for which a person is paid. */
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

/** States of a body, of a mind or of a family that are nobody's business, as stems. */
const states: Words = {
  en: 'in hospital|hospitali[sz]ed|in treatment|being treated|ill|sick(?: leave)?|cancer|tumou?r|pregnan\\p{L}+|burn-?out|burned out|depress\\p{L}+|a stroke|heart attack|operation on|rehab|diagnosed with|alcoholi\\p{L}+|drinks|drinking|divorc\\p{L}+|chemo\\p{L}*|breakdown|bypass|dementia|parkinson\\p{L}*|dialysis',
  de: 'im krankenhaus|in der klinik|in die klinik|in behandlung|in therapie|krank\\p{L}*|krebs|tumor|schwanger\\p{L}*|burn-?out|depress\\p{L}+|schlaganfall|herzinfarkt|operiert|reha|alkohol\\p{L}*|trinkt|säuft|scheidung|geschieden|chemo\\p{L}*|bypass|demen\\p{L}+|parkinson|dialyse',
  es: 'hospital\\p{L}*|en tratamiento|tratándose|enferm[oa]|cáncer|tumor|embarazad\\p{L}+|depres\\p{L}+|infarto|ictus|baja médica|de baja|operad[oa] del?|alcoh\\p{L}+|bebe|divorci\\p{L}+|quimio\\p{L}*|marcapasos|demencia|párkinson|diálisis',
  fr: 'l.hôpital|hospitalisée?|en traitement|se soigne\\p{L}*|malades?|cancer|tumeur|enceinte|burn-?out|dépress\\p{L}+|infarctus|AVC|arrêt maladie|opérée? d\\p{L}+|alcool\\p{L}*|boit|divorc\\p{L}+|chimio\\p{L}*|pontage|démence|parkinson|dialyse',
  it: 'ospedale|ricoverat[oa]|in cura|si cura|malat[oa]|cancro|tumore|incinta|esaurimento|depress\\p{L}+|infarto|ictus|operat[oa] al\\p{L}*|alcol\\p{L}*|beve|divorzi\\p{L}+|chemio\\p{L}*|malattia|bypass|demenza|parkinson|dialisi',
  pt: 'hospital|internad[oa]|em tratamento|tratar-se|doente|cancro|câncer|tumor|grávida|esgotamento|depress\\p{L}+|enfarte|infarto|AVC|baixa médica|operad[oa] (?:ao|à|do|da)|álcool|bebe|divórci\\p{L}+|divorci\\p{L}+|quimio\\p{L}*|demência|parkinson|diálise',
  nl: 'in het ziekenhuis|in behandeling|ziek\\p{L}*|kanker|tumor|zwanger|burn-?out|depress\\p{L}+|beroerte|hartinfarct|geopereerd|drinkt|gescheiden|chemo\\p{L}*',
  pl: 'leczy się|w szpitalu|chor[yaoeą]\\p{L}*|nowotw\\p{L}+|rak[aiu]?|w ciąży|wypaleni\\p{L}*|depres\\p{L}+|zawał\\p{L}*|udar\\p{L}*|operacj\\p{L}+ na|alkohol\\p{L}*|pije|rozw[oó]d\\p{L}*|chemioterapi\\p{L}+',
};

/** Inflected words are compared by their beginning. */
const stemLength = 5;

const stem = (word: string) => folded(word).slice(0, stemLength);

const hasWord = (text: string, stem: string) =>
  text.split(/[^\p{L}]+/u).some((word) => word.startsWith(stem));

interface Patterns {
  /** One person whom the speaker knows, also without a name. */
  acquaintance: RegExp;
  /** One person or thing that is paid. */
  paid: RegExp;
  relative: RegExp;
  /** A relative of a third person. */
  possessed: RegExp;
  state: RegExp;
  period: RegExp;
  /** "My" or "our" somebody opens the sentence. */
  owned: RegExp;
}

const patterns = new Map<Language, Patterns>();
const between = (alternatives: string) => `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;

/** Returns alternatives of a regular expression: words for "my", for people whom a speaker knows, and for "my" and "the". */
export function wordsForPersons(language: Language): { owners: string; persons: string; one: string } {
  const owners = ownIn(language) || (own[language] ?? '');
  const persons = acquaintancesIn(language) || (acquaintances[language] ?? '');
  return { owners, persons, one: [owners, definite[language]].filter(Boolean).join('|') || '(?!)' };
}

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const { owners, persons, one } = wordsForPersons(language);
  const pattern = (source: string) => new RegExp(source, 'iu');
  const personOf = (words: string | undefined) =>
    pattern(`${between(one)}[ -]?(?:\\p{L}+ ){0,2}?${between(words || '(?!)')}`);
  const made = {
    acquaintance: personOf(persons),
    relative: personOf(familyIn(language)),
    possessed: pattern(
      between((possessed[language] ?? '(?!)').replaceAll('%', familyIn(language) || '(?!)')),
    ),
    paid: pattern(
      `(?:${between(one)} |(?<!\\p{L})l['’])(?:[\\p{L}-]+,? ){1,5}?${between(earning[language] ?? '(?!)')}`,
    ),
    state: pattern(between(states[language] ?? '(?!)')),
    period: pattern(between(periods[language] ?? '(?!)')),
    owned: pattern(`^(?:\\p{L}{1,4},? )?${between(owners || '(?!)')} \\p{L}`),
  };
  patterns.set(language, made);
  return made;
}

/** Shares and millions are what companies earn. */
const isOfBusiness =
  /%|per ?cent|prozent|procent|por ciento|pour cent|mil(?:l|h)?[ii][oõó]\p{L}*|(?<=\d\s?)(?:mio|mln|mrd|bn)(?!\p{L})/iu;

/** A person as an object in Spanish: "A Rubén le ...". */
const personalObject = /(?<!\p{L})[Aa] (?<name>\p{Lu}\p{Ll}+) (?:le|lo|la)(?!\p{L})/u;

/**
 * Returns whether a sentence tells the health, the family trouble or the pay of one person. A relative of a third person is one. Otherwise two signs are needed: one person, as a
 * name that is not known or somebody whom the speaker knows, and the state; or one person, the pay and its period. What the
 * interview asks about is no private fact.
 * @param known folded texts of the interview's subject, its questions and the names that belong to it
 */
export function tellsPrivateFact(sentence: string, known: string, language: Language): boolean {
  const { acquaintance, paid, state, period, possessed, owned } = patternsOf(language);
  const [relative = ''] = possessed.exec(sentence) ?? [];
  if (relative !== '' && !contentWords(relative, language).some((word) => hasWord(known, stem(word))))
    return true;
  const isKnownPerson = acquaintance.test(sentence);
  if (paid.test(sentence) && isPay(sentence, language) && (isKnownPerson || period.test(sentence)))
    return true;
  const [told] = state.exec(sentence) ?? [];
  const object = personalObject.exec(sentence)?.groups?.['name'];
  const isNamed =
    (language === 'es' && object !== undefined && !known.includes(folded(object))) ||
    namesIn(sentence, language).some((each) => /\p{Ll}/u.test(each) && !known.includes(folded(each))) ||
    opensWithName(sentence, language);
  if (isNamed && earnsAlone(sentence, language) && isPay(sentence, language)) return true;
  if (told === undefined || hasWord(known, stem(told))) return false;
  return isKnownPerson || isNamed || owned.test(sentence);
}

const isPay = (sentence: string, language: Language): boolean =>
  figureRunsIn(sentence, language).some((figure) => /\d.?\d{3}/u.test(figure) || !/\d/u.test(figure)) &&
  !isOfBusiness.test(sentence);

/** Verbs that are said of people only. */
const earningAlone: Words = {
  en: 'earns|earned|takes home|is paid|gets paid',
  de: 'verdient|verdiente',
  fr: 'touche|touchait|gagne',
  it: 'guadagna|guadagnava',
  pt: 'ganha|ganhava',
  nl: 'verdient',
  pl: 'zarabia\\p{L}*',
};

const earnsAlone = (sentence: string, language: Language): boolean =>
  new RegExp(between(earningAlone[language] ?? '(?!)'), 'iu').test(sentence);

/** Returns whether a text names somebody whom the speaker knows, with or without a name. */
export const namesAcquaintance = (text: string, language: Language): boolean =>
  patternsOf(language).acquaintance.test(text);

/** Returns whether a text tells of a relative, a friend or a neighbour of the speaker. */
export const namesRelative = (text: string, language: Language): boolean =>
  patternsOf(language).relative.test(text);

/** "Sabine aus der Buchhaltung": a capital before a preposition or a verb, where an article would stand before a noun. */
function opensWithName(sentence: string, language: Language): boolean {
  if (openingNames[language]?.test(sentence) === true) return true;
  // elsewhere nouns without an article are plurals or rare
  const first = /^(?<word>\p{Lu}\p{Ll}{2,}),? \p{Ll}/u.exec(sentence)?.groups?.['word'] ?? '';
  const isBare = ['en', 'es', 'fr', 'it', 'pt'].includes(language) && first !== '' && !/s$/u.test(first);
  return isBare && contentWords(first, language).length > 0;
}

/** In Portuguese and Italian, given names have an article. */
const openingNames: Partial<Record<Language, RegExp>> = {
  de: /^(?:Und |Aber )?\p{Lu}\p{Ll}+ (?:aus|von|vom|im|in|ist|hat|war)(?!\p{L})/u,
  pt: /^(?:O|A) \p{Lu}\p{Ll}+(?=[ ,]+\p{Ll})/u,
  it: /^(?:Il|La|L['’]) ?\p{Lu}\p{Ll}+(?=[ ,]+\p{Ll})/u,
};
