import { type Language } from '@colloquy/contracts';

type Words = Partial<Record<Language, string>>;

/** Phrases by which speakers name what they said themselves, as sources of regular expressions. */
const ownSayings: Words = {
  en: `i said|i told you|did i say|i have said|i've said|what i called|i (?:just )?(?:gave|quoted|mentioned|named|spoke of|talked about)(?: you)?|correct me|i(?:'d| should| must| have to)? correct`,
  de: `ich (?:vorhin |vorher |eben |gerade )?(?:sagte|gesagt|nannte|genannt)|sagte ich|(?:habe|hab) ich (?:\\p{L}+ ){0,3}(?:gesagt|genannt)|ich habe (?:\\p{L}+ ){0,3}(?:gesagt|genannt|gesprochen)|korrigieren sie mich|(?:muss|möchte) ich (?:\\p{L}+ ){0,2}korrigieren|ich korrigiere`,
  es: `dije|he dicho|había dicho|decía|le di|he mencionado|he hablado|hablé|corríjame`,
  fr: `j'ai dit|j'avais dit|je disais|ai-je dit|je vous ai (?:dit|donné)|j'ai donné|j'ai cité|j'ai parlé|je parlais|corrigez-moi`,
  it: `ho detto|avevo detto|dicevo|le ho (?:detto|dato)|ho citato|ho parlato|parlavo|mi corregga`,
  pt: `eu disse|disse eu|disse que|tinha dito|falei|eu falei|disse antes|eu dei|lhe dei|mencionei|falava|corrija-me`,
  nl: `ik zei|zei ik|heb ik (?:\\p{L}+ )?(?:gezegd|genoemd)|ik heb (?:\\p{L}+ ){0,3}(?:gezegd|genoemd)`,
  pl: `mówił[ae]m|powiedział[ae]m|podał[ae]m`,
  tr: `demiştim|dedim|dediğim|söyle(?:miştim|dim|diğim)`,
};

/** Words before them that confirm instead, as in "as I said". */
const confirming = 'as|like|wie|como|comme|come|zoals|jak';

const sayings = new Map<Language, RegExp>();

export function ownSayingsIn(language: Language): RegExp | undefined {
  const words = ownSayings[language];
  if (words === undefined) return undefined;
  const made =
    sayings.get(language) ??
    new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})(?:${confirming}) (?:\\p{L}+ )?)(?:${words})(?!\\p{L})`, 'iu');
  sayings.set(language, made);
  return made;
}

/** Words for a value that was named, as sources of regular expressions. */
const valueNouns: Words = {
  en: `figures?|numbers?|dates?|years?|prices?|names?|amounts?`,
  de: `zahl(?:en)?|angaben?|\\p{L}*wert|datum|jahr|preis|summe`,
  es: `cifras?|números?|fechas?|datos?|precios?`,
  fr: `chiffres?|nombres?|dates?|prix|montants?`,
  it: `cifr[ae]|numer[oi]|dat[ae]|prezz[oi]`,
  pt: `números?|datas?|valor(?:es)?|preços?`,
  nl: `getal(?:len)?|cijfers?|datum|prijs|bedrag`,
  pl: `liczb\\p{L}*|dat[aęy]|cen[aęy]|kwot\\p{L}+`,
};

/** "That ... from before": a demonstrative, and a time within the conversation. */
const earlier: Words = {
  en: `(?:that|those|the) (?:\\p{L}+ ){0,2}(?:from |of )?(?:(?:a|one|two) (?:minutes?|moments?|seconds?) ago|earlier|just now|at the (?:start|beginning|outset)|in my (?:first|last) (?:answer|reply))`,
  de: `(?:die|der|das|den) (?:\\p{L}+ ){0,2}(?:von (?:vorhin|eben|gerade|vorher)|am anfang|in meiner (?:ersten|letzten) antwort)`,
  es: `(?:es[ae]|aquel(?:la)?|el|la) (?:\\p{L}+ ){0,2}de (?:antes|hace un (?:momento|rato|minuto)|el principio|al principio|mi primera respuesta)`,
  fr: `(?:c\\p{L}+|le|la|les) (?:\\p{L}+ ){0,2}(?:de tout à l'heure|d'il y a un instant|du début|de ma première réponse)`,
  it: `(?:quell\\p{L}+|il|la) (?:\\p{L}+ ){0,2}(?:di prima|di poco fa|dell'inizio|della prima risposta)`,
  pt: `(?:ess[ea]|aquel[ea]|o|a) (?:\\p{L}+ ){0,2}(?:de há pouco|de agora há pouco|do início|da primeira resposta)`,
  nl: `(?:die|dat|het|de) (?:\\p{L}+ ){0,2}(?:van (?:daarnet|zonet|net|zojuist|straks|het begin))`,
};

/** "Now" and "actually", as opposed to what was said before, as sources of regular expressions. */
const now: Words = {
  en: `now|nowadays|today|these days|since (?:\\p{L}+ ){1,2}it|actually|in fact|in truth|in reality|really`,
  de: `jetzt|heute|inzwischen|mittlerweile|nun|tatsächlich|in wirklichkeit|eigentlich|wirklich`,
  es: `ahora|hoy|actualmente|ya|en realidad|de hecho|realmente`,
  fr: `maintenant|aujourd'hui|désormais|en réalité|en fait|réellement`,
  it: `adesso|ora|oggi|ormai|in realtà|di fatto|davvero`,
  pt: `agora|hoje|atualmente|na verdade|na realidade|de facto|de fato`,
  nl: `nu|vandaag|inmiddels|eigenlijk|in werkelijkheid`,
  tr: `şimdi|bugün|artık|aslında|gerçekte`,
  pl: `teraz|dziś|dzisiaj|obecnie|naprawdę|w rzeczywistości|faktycznie`,
};

const forgetting: Words = {
  en: `forget|ignore|disregard|scratch|delete|strike|take back|leave out|never mind|pretend`,
  de: `vergessen sie|vergiss|streichen sie|streich|ignorieren sie|ich nehme (?:\\p{L}+ ){0,3}zurück|lassen sie|tun sie so`,
  es: `olvid\\p{L}+|borre|quite|retiro|ignore|haga como si|haz como si`,
  fr: `oubliez|oublie|effacez|retirez|je retire|laissez|faites comme si`,
  it: `dimentich\\p{L}+|cancelli|tolga|ritiro|lasci perdere|faccia (?:conto|finta)`,
  pt: `esqueça|esquece|apague|risque|retiro|ignore|faça de conta`,
  nl: `vergeet|schrap|negeer|ik neem (?:\\p{L}+ ){0,3}terug|doe alsof`,
  pl: `zapomnieć|zapomnij\\p{L}*|zapomni|skreślić|cofam|wykreślić|udawa\\p{L}+`,
};

/** "What I said about ..." with words between the pronoun and the verb, which languages put at the end. */
const whatWasSaid: Words = {
  en: `what i(?:'ve| have)?(?: just)? (?:said|told you|mentioned)|(?:that )?i (?:said|mentioned) (?:that|it|anything)`,
  de: `was ich(?: \\p{L}+){0,6} (?:gesagt|erzählt|erwähnt)`,
  es: `lo que (?:le |te )?(?:he dicho|dije|acabo de decir|conté|he contado)|lo (?:que dije )?de`,
  fr: `ce que (?:j'ai dit|je viens de dire|je vous ai dit|je disais)|ce que j'ai raconté`,
  it: `(?:quello|ciò) che (?:le )?ho (?:detto|appena detto|raccontato)`,
  pt: `o que (?:eu )?(?:lhe )?(?:disse|acabei de dizer|falei|contei)`,
  nl: `wat ik(?: \\p{L}+){0,6} (?:zei|gezegd|verteld)`,
  pl: `co (?:powiedział[ae]m|mówił[ae]m)|to,? co`,
};

/** "That last remark about ...". */
const remarks: Words = {
  en: `(?:that|the|my) (?:last|earlier|previous) (?:remark|comment|bit|part|sentence) (?:about|on)`,
  de: `(?:die|meine) (?:letzte|vorige|frühere) (?:bemerkung|äußerung|aussage) (?:über|zu[mr]?)`,
  es: `(?:ese|el|mi) último comentario sobre|lo último (?:de|sobre)`,
  fr: `(?:cette|ma|la) dernière (?:remarque|phrase) (?:sur|à propos)`,
  it: `(?:quell['’]|l['’]|mia )ultima (?:osservazione|frase) su\\p{L}*`,
  pt: `(?:esse|o|meu) último comentário sobre`,
  nl: `(?:die|mijn) laatste opmerking over`,
};

/** "I was thinking of the boilers": the speaker took one thing for another. */
const confusions: Words = {
  en: `i (?:was thinking of|was thinking about|had (?:\\p{L}+ ){1,4}in mind|meant|mixed (?:\\p{L}+ ){0,3}up|confused|mistook|misremembered|got (?:\\p{L}+ ){1,3}wrong|(?:turned|swapped|transposed|switched) (?:\\p{L}+ ){1,3}(?:round|around|over)?|am (?:mixing|confusing))`,
  de: `ich (?:dachte|habe (?:\\p{L}+ ){0,3}gedacht) an|ich (?:habe|hab) (?:\\p{L}+ ){0,5}(?:verwechselt|vertauscht)|ich (?:verwechs[el]+|verwechsle)|ich meinte|(?:habe|hab) ich (?:\\p{L}+ ){0,5}(?:verwechselt|vertauscht)`,
  es: `(?:estaba )?pensa(?:ba|ndo) en|(?:me )?confundí|he confundido|me refería`,
  fr: `je pensais (?:à|au|aux)|je (?:l'ai|les ai|me suis) confondu\\p{L}*|j'ai confondu|je (?:confonds|mélange)|j'ai mélangé|je parlais de|je voulais dire`,
  it: `pensavo a\\p{L}*|stavo pensando|ho confuso|mi sono confus\\p{L}|intendevo`,
  pt: `estava a pensar|estava pensando|pensei n|confundi|queria dizer`,
  nl: `ik dacht aan|ik (?:was|haalde) (?:\\p{L}+ ){0,4}(?:in de war|door elkaar)|ik verwarde|ik bedoelde`,
  pl: `myślał[ae]m o|pomylił[ae]m|miał[ae]m na myśli|chodziło mi o`,
};

/** Forms of "to be" before a value, with at most two words between them. */
const copulas: Words = {
  en: `is|are|was|were|'s|'re`,
  de: `ist|sind|war|waren|hat|haben|beträgt`,
  es: `es|son|era|eran|está|están|tiene`,
  fr: `est|sont|était|étaient|c'est|fait|font`,
  it: `è|sono|era|erano|misura`,
  pt: `é|são|era|eram|está|tem`,
  nl: `is|zijn|was|waren`,
  pl: `jest|są|był[aoy]?|to|ma`,
};

const compiled = new Map<string, RegExp>();

function patternIn(table: Words, name: string, language: Language): RegExp | undefined {
  const words = table[language];
  if (words === undefined) return undefined;
  const key = `${name} ${language}`;
  const made = compiled.get(key) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  compiled.set(key, made);
  return made;
}

export const valueNounsIn = (language: Language) => patternIn(valueNouns, 'values', language);
export const earlierIn = (language: Language) => patternIn(earlier, 'earlier', language);
export const nowIn = (language: Language) => patternIn(now, 'now', language);
export const forgettingIn = (language: Language) => patternIn(forgetting, 'forgetting', language);
const copulasBefore = new Map<Language, RegExp>();

/** Matches a clause that ends before its value: "the network is about". */
export function copulaIn(language: Language): RegExp | undefined {
  const words = copulas[language];
  if (words === undefined) return undefined;
  const made = copulasBefore.get(language) ?? new RegExp(`(?<!\\p{L})(?:${words})(?: \\p{L}+){0,2} $`, 'iu');
  copulasBefore.set(language, made);
  return made;
}
export const confusionIn = (language: Language) => patternIn(confusions, 'confusions', language);
export const remarkIn = (language: Language) => patternIn(remarks, 'remark', language);
export const whatWasSaidIn = (language: Language) => patternIn(whatWasSaid, 'said', language);
