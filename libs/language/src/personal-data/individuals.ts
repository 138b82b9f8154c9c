import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { namesAcquaintance, wordsForPersons } from './private-facts';

type Words = Partial<Record<Language, string>>;

/** A word for one of several people with the name behind it: "Un istruttore, Ivano, ...". */
const apposition: Words = {
  en: 'an?|one of (?:the|our|my) (?:\\p{L}+ )?',
  de: 'eine?|eine[rs] (?:der|unserer|meiner|von (?:den|unseren))',
  es: 'una?|un[oa] de (?:los|las|nuestr[oa]s|mis)',
  fr: "une?|l'une? (?:des|de nos)|une? de (?:nos|mes)",
  it: 'una?|un[oa] (?:dei|degli|delle|dei nostri|delle nostre)',
  pt: 'uma?|uma? (?:dos|das)(?: noss[oa]s)?',
  nl: 'een|een van (?:de|onze)',
  pl: '(?:jeden|jedna) z (?:naszych )?',
};

/** "My" before a noun that opens a sentence and does something; "my view is that ..." tells no story. */
const mine: Words = {
  en: 'my \\p{L}+ (?!is|was|and|or)\\p{L}+(?:s|ed|n|t|e|w)',
  de: 'meine? (?!(?:\\p{L}+ )?(?:ist|war|und|nach)(?!\\p{L}))\\p{L}+ \\p{L}+(?:t|te)',
  es: 'mi \\p{L}+ (?!es|era|y|de)\\p{L}+',
  fr: '(?:mon|ma) \\p{L}+ (?!est|était|et|de|c.est)\\p{L}+',
  it: '(?:il|la) mi[oa] \\p{L}+ (?!è|era|e|di)\\p{L}+',
  pt: '(?:o meu|a minha) \\p{L}+ (?!é|era|e|de|do|da)\\p{L}+',
  nl: 'mijn \\p{L}+ (?!is|was|en|van)\\p{L}+',
  pl: '(?:mój|moja) \\p{L}+ (?!jest|był|była|to|i)\\p{L}+',
};

/** "They say": what is told of a person is hearsay. */
const hearsay: Words = {
  en: 'they say|people say|(?:it is|is|are) said|rumou?r has it|apparently|reportedly',
  de: 'man (?:sagt|erzählt|munkelt)|heißt es|es heißt|angeblich',
  es: 'dicen|se dice|se comenta|por lo visto|al parecer',
  fr: "dit-on|on dit|paraît-il|il paraît|à ce qu['’]on dit",
  it: 'si dice|dicono|pare che|a quanto pare',
  pt: 'dizem|diz-se|consta|pelos vistos',
  nl: 'zeggen ze|men zegt|naar verluidt|schijnt',
  pl: 'podobno|mówią|ponoć',
};

/** Groups in which a speaker works. */
const crews: Words = {
  en: 'my (?:\\p{L}+ )?(?:team|crew|staff|shift|squad|department|group)',
  de: 'mein(?:e|em|en|er)? (?:\\p{L}+ )?(?:team|mannschaft|belegschaft|schicht|abteilung|truppe|gruppe|leute)',
  es: 'mi (?:equipo|cuadrilla|plantilla|turno|departamento|grupo)',
  fr: '(?:mon|ma) (?:équipe|personnel|service|atelier|groupe)',
  it: '(?:il mio|la mia) (?:squadra|gruppo|personale|reparto|équipe)',
  pt: '(?:o meu|a minha) (?:equipa|equipe|pessoal|turno|grupo)',
  nl: 'mijn (?:team|ploeg|afdeling|groep|personeel)',
  pl: '(?:mój|moja) (?:zespół|ekipa|brygada|załoga|dział)',
};

/** Verbs of work, as stems, the endings of their active forms, what may stand behind them, and the words that open an object. */
const works: Partial<Record<Language, Record<'stems' | 'endings' | 'between' | 'objects', string>>> = {
  en: {
    stems:
      'decide|choose|select|run|manage|lead|drive|steer|walk|visit|write|wrote|call|receive|serve|operate|guide|carve|sew|knit|mow|sow|sweep|heat|cool|move|count|know|translate|edit|collect|assemble|check|measure|test|clean|sharpen|sign|inspect|repair|mend|replace|weigh|sort|pack|load|unload|deliver|order|plan|schedule|record|log|read|open|close|shut|fill|mix|bake|cut|weld|paint|oil|grease|adjust|calibrate|set|train|teach|taught|show|explain|supervise|build|built|design|draw|grow|water|feed|milk|harvest|plant|prune|dr[yi]|press|store|prepare|cook|handle|approve|review|calculate|compare|sell|control|monitor|taste|rinse|wash|polish|grind|ground|sand|solder',
    endings: 's|d|ed|es',
    between: 'off|out|up|back|down|over|in|me|us|them|daily|nightly|always|in \\p{L}+',
    objects: 'the|each|every|all|our|both|how|whether|which|his (?:\\p{L}+s|own)|her \\p{L}+s',
  },
  de: {
    stems:
      'entscheide|wähl|such|ruf|führ|fähr|fahr|geh|besuch|schreib|bedien|nimm|nehm|näh|mäh|sä|kehr|heiz|zähl|kenn|sammel|bestimm|vergleich|rechne|beschrift|verpack|dekorier|unterricht|unterschreib|genehmig|prüf|miss|mess|teste|testet|reinig|schärf|kontrollier|reparier|wechsel|wieg|sortier|pack|lad|liefer|bestell|plan|notier|lies|öffne|schließ|füll|misch|back|schneide|schweiß|streich|öl|schmier|stell|zeig|erklär|lehr|bau|gieß|fütter|melk|ernt|pflanz|trockne|press|lager|bereite|räum|spül|wäsch|schleif|bring|hol|leit|überwach|verkauf|halte',
    endings: 'e|et|t|te|ete|en',
    between: 'uns|mir|ihnen|abends|morgens|immer|täglich|zweimal|selbst|über|auf',
    objects: 'der|die|das|den|dem|jede[nrsm]?|alle|unsere[nrs]?|beide',
  },
  es: {
    stems:
      'decid|elig|escog|llama|llev|dirig|conduc|maneja|visit|escrib|atiend|sirv|guí|cos|sieg|siembr|barr|calient|cuent|conoc|sujet|recog|compr|firm|aprueb|dise|calcul|tall|ensambl|revis|limpi|mid|comprueb|prueb|afil|repar|cambi|pes|orden|empaquet|carg|descarg|entreg|plane|planific|anot|abr|cierr|llen|mezcl|cort|suel?d|pint|engras|ajust|enseñ|explic|riega|alimenta|ordeñ|cosech|plant|sec|prens|prepar|cocin|vigil|control|lav|pul|vend',
    endings: 'a|e|ó|aba|ía|an|',
    between: 'siempre|primero|nos|bien|a',
    objects: 'el|la|los|las|cada|todos|todas|nuestr\\p{L}+|cómo|a sus|de noche',
  },
  fr: {
    stems:
      'décid|chois|appell|condui|dirig|gèr|visit|écri|reç|ser|guid|cou|fauch|sèm|balai|chauff|compt|connaî|décor|achèt|sign|approuv|dessin|calcul|taill|assembl|relèv|li|recueill|vérifi|contrôl|mesur|test|nettoi|aiguis|inspect|répar|rempla|pès|tri|emball|charg|livr|command|planifi|not|ouvr|ferm|rempl|mélang|coup|soud|pein|huil|graiss|règl|form|montr|expliqu|arros|nourri|trai|récolt|plant|sèch|press|stock|prépar|cuisin|surveill|lav|pol|vend|tien',
    endings: 'e|ent|t|ait|it|ce|',
    between: 'toujours|souvent|bien|nous|lui-même',
    objects: 'le|la|les|chaque|tous|toutes|nos|notre|son|sa|ses|comment',
  },
  it: {
    stems:
      'decid|scegl|chiam|guid|dirig|gestisc|visit|scriv|serv|cuc|falci|semin|spazz|scald|cont|conosc|compr|firm|approv|disegn|calcol|assembl|controll|verific|misur|prov|pulisc|affil|ispezion|ripar|sostituisc|pes|ordin|imball|caric|scaric|consegn|pianific|annot|apr|chiud|riemp|mescol|tagli|sald|vernici|regol|insegn|mostr|spieg|innaffi|mung|raccogli|piant|asciug|press|prepar|cucin|lav|lucid|vend|tien',
    endings: 'a|e|isce|ie|ò|ava|eva|iva',
    between: 'sempre|bene|ci',
    objects: 'il|lo|la|i|gli|le|ogni|tutt[ie]|nostr\\p{L}|come',
  },
  pt: {
    stems:
      'decid|escolh|cham|conduz|dirig|ger|visit|escrev|atend|serv|ceif|semei|varr|aquec|cont|conhec|compr|assin|aprov|desenh|calcul|mont|verific|control|med|test|limp|afi|inspecion|repar|substitu|pes|orden|embal|carreg|descarreg|entreg|planej|plane|anot|abr|fech|ench|mistur|cort|sold|pint|regul|ensin|mostr|explic|reg|colh|plant|sec|prens|prepar|cozinh|lav|vend',
    endings: 'a|e|i|ia|ou|ava',
    between: 'sempre|bem|nos',
    objects: 'o|a|os|as|cada|tod[oa]s|noss\\p{L}+|como',
  },
  nl: {
    stems:
      'beslis|kies|bel|rijd|leid|beheer|bezoek|schrijf|bedien|naai|maai|zaai|veeg|verwarm|tel|ken|koop|teken|bereken|verzamel|controleer|meet|test|reinig|slijp|inspecteer|repareer|vervang|weeg|sorteer|pak|laad|lever|bestel|plan|noteer|open|sluit|vul|meng|bak|snijd|las|verf|smeer|toon|leer|geef|melk|oogst|plant|droog|pers|was|verkoop|houd',
    endings: 't|te|de|',
    between: 'ons|altijd|zelf',
    objects: 'de|het|elke?|ieder[e]?|alle|onze|beide|hoe',
  },
};

interface Patterns {
  /** "A driver, Ivo, ...". */
  oneOf: RegExp;
  /** "The night manager, Ivo, ...". */
  called: RegExp;
  /** Something or somebody of the speaker opens the sentence. */
  mine: RegExp;
  hearsay: RegExp;
  /** A crew, or an act of work with its object. */
  work: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const { persons, one } = wordsForPersons(language);
  const verbs = works[language];
  const acts = verbs
    ? `(?:${verbs.stems})(?:${verbs.endings})?(?: (?:${verbs.between}))*(?: \\p{L}+)?? (?:${verbs.objects})`
    : '(?!)';
  const made = {
    work: new RegExp(
      `^(?:\\p{L}{1,4},? )?(?:${crews[language] ?? '(?!)'})(?!\\p{L})|(?<!\\p{L})${acts}(?!\\p{L})`,
      'iu',
    ),
    oneOf: new RegExp(
      `(?<!\\p{L})(?:${apposition[language] ?? '(?!)'}) ?\\p{L}{4,}, (?<name>[A-ZÀ-Ž]\\p{Ll}{2,}),`,
      'u',
    ),
    called: new RegExp(
      `(?<!\\p{L})(?:${one}) (?:\\p{L}+ ){0,2}?(?:${persons || '(?!)'})(?: \\p{L}+){0,3}, (?<name>\\p{L}{3,}),`,
      'iu',
    ),
    mine: new RegExp(`^(?:\\p{L}{1,4},? )?(?:${mine[language] ?? '(?!)'})(?!\\p{L})`, 'iu'),
    hearsay: new RegExp(`(?<!\\p{L})(?:${hearsay[language] ?? '(?!)'})(?!\\p{L})`, 'iu'),
  };
  patterns.set(language, made);
  return made;
}

/** Returns whether a sentence is about one of several people, whom it names, and who does not belong to the interview. */
export function namesOneOf(sentence: string, known: string, language: Language): boolean {
  if (tellsOfWork(sentence, language)) return false;
  const called = patternsOf(language).called.exec(sentence)?.groups?.['name'] ?? '';
  if (/^\p{Lu}/u.test(called) && !known.includes(folded(called))) return true;
  const uncapitalised = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const name = patternsOf(language).oneOf.exec(uncapitalised)?.groups?.['name'];
  return name !== undefined && !known.includes(folded(name));
}

/** Returns whether a sentence tells hearsay of somebody whom the speaker knows. */
export const tellsHearsay = (sentence: string, language: Language): boolean =>
  patternsOf(language).hearsay.test(sentence) &&
  namesAcquaintance(sentence, language) &&
  !tellsOfWork(sentence, language) &&
  !comparesOurs.test(sentence);

/** "Twice as much as we do": a neighbour with whom the speakers compare themselves works in their trade. */
const comparesOurs =
  /(?<!\p{L})(?:(?:than|as) (?:we|us|ours)|(?:als|wie) (?:wir|bei uns)|que (?:nous|chez nous|nosotros|nosotras|nós)|(?:di|che da) noi|dan wij|earlier|später|früher|plus t(?:ôt|ard)|antes)(?!\p{L})/iu;

/** Returns whether a sentence tells of a crew or of what somebody does at work. */
const tellsOfWork = (sentence: string, language: Language): boolean =>
  patternsOf(language).work.test(sentence.replaceAll(/ (?:was|were|been|being|got|is|are) \p{L}+/giu, ' '));

/** "Our driver was picked up": something that happened to somebody or something of the speaker's. */
const happenedToOurs =
  /^(?:\p{L}{1,4},? )?our \p{L}+ (?:was|is|has|had|got) (?:\p{L}+ )?\p{L}+(?:ed|en|ing)(?!\p{L})/iu;

/** "Sunita at the second bench has ...": a capital before a place and a verb in the singular. */
const nameInPlace =
  /^\p{Lu}\p{Ll}{2,} (?:at|in|on|from) (?:the|our) (?:\p{L}+ ){1,3}(?:has|is|was|had)(?!\p{L})/u;

/**
 * Returns whether a sentence is about one person whom the speaker knows: "my partner", "the old fitter ... his locker" in English, or
 * anything of the speaker that opens the sentence. What such a person does at work is no story.
 */
export const tellsOfIndividual = (sentence: string, language: Language): boolean =>
  !tellsOfWork(sentence, language) &&
  (namesAcquaintance(sentence, language) ||
    patternsOf(language).mine.test(sentence) ||
    (language === 'en' && (happenedToOurs.test(sentence) || nameInPlace.test(sentence))) ||
    (language === 'en' &&
      /(?<!\p{L})(?:the|our|my) .*(?<!\p{L})(?:his|her|he|she)(?!\p{L})/iu.test(sentence)));
