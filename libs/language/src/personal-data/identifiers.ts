import { inAsciiDigits } from '../text/facts';
import { identifierLabels } from './identifier-labels';
import { mask } from './mark';

export interface Span {
  from: number;
  to: number;
}

interface Identifier {
  /** The group `value`, or else the whole match, is the identifier. */
  pattern: RegExp;
  /** Returns whether a match is something else, such as an amount or a date. */
  isOther?: (value: string, text: string, at: Span) => boolean;
}

const before = String.raw`(?<![\p{Script=Latin}\p{N}])`;
const after = String.raw`(?![\p{Script=Latin}\p{N}])`;
const label = String.raw`[\p{Script=Latin}\p{N}_%+-]{1,64}`;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Returns whether a host ends in two letters that are not a country, as in a file name. */
const isFile = (host: string) => {
  const domain = /\.([a-z]{2})(?:\/.*)?$/u.exec(host)?.[1];
  return domain !== undefined && regions.of(domain.toUpperCase()) === undefined;
};

const areYears = (value: string) => /^(?:(?:1[5-9]|20)\d\d\D*)+$/.test(value);
const isRound = (value: string) => /^\D*[1-9]\d*000$/.test(value);
/** Digits in groups of three, as amounts are written. */
const isGrouped = (value: string) => /^\+?[1-9]\d{0,2}(?:[ .,]\d{3})+$/.test(value);

const currencies = Intl.supportedValuesOf('currency').join('|');
const beforeAmount = new RegExp(String.raw`(?:\p{Sc}|(?<!\p{L})(?:${currencies}))\s?$`, 'u');
const afterAmount = new RegExp(
  String.raw`^\s?(?:\p{Sc}|[%‰°元円원万萬億亿]|(?:${currencies})(?!\p{L}))`,
  'u',
);

const isAmount = (text: string, { from, to }: Span) =>
  beforeAmount.test(text.slice(Math.max(0, from - 5), from)) || afterAmount.test(text.slice(to, to + 5));

/** Identifiers that are certain enough to be removed from a text. */
const identifiers: readonly Identifier[] = [
  // e-mail addresses, also dictated
  { pattern: new RegExp(String.raw`${before}${label}(?:\.${label}){0,5}@${label}(?:\.${label}){0,5}`, 'gu') },
  {
    pattern: new RegExp(
      String.raw`${before}(?:${label} (?:dot|punkt|punto|point|ponto) ){0,3}${label} (?:(?:at|ät) ${label}(?: (?:dot|punkt) ${label})+|(?:arroba|arobase|chiocciola) ${label}(?: (?:punto|point|ponto) ${label})+)`,
      'giu',
    ),
  },
  {
    pattern: new RegExp(
      String.raw`${before}${label} (?:dot (?:com|net|org|example)|(?:punto|ponto|punkt|point|punt) (?:com|net|org))${after}`,
      'giu',
    ),
  },
  { pattern: /(?:https?:\/\/|\bwww\.)[\p{Script=Latin}\p{N}._~:/?#@!$&*+=%-]*[\p{Script=Latin}\p{N}/]/giu },
  {
    // a name such as Booking.com begins with a capital
    pattern:
      /(?<![\p{L}\p{N}@.-])[a-z][a-z\d-]{2,62}(?:\.[a-z\d-]{1,62}){0,4}\.(?:com|org|net|info|biz|example|[a-z]{2})(?:\/[\p{Script=Latin}\p{N}._~/?#=&%-]*[\p{Script=Latin}\p{N}/])?(?![\p{L}\p{N}]|\.\p{L})/gu,
    isOther: isFile,
  },
  // bank accounts
  {
    pattern: new RegExp(
      String.raw`${before}[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?${after}`,
      'gu',
    ),
  },
  // identity cards and contracts; standards and products have fewer digits
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:\d{7,12}-?[A-Z]|\d{1,3}\.\d{3}\.\d{3}-[A-Z]|[A-Z]{1,2}-?\d{6,12}[A-Z]?)${after}`,
      'gu',
    ),
    isOther: (value) => isRound(value) || /^\d+00[A-Z]/.test(value),
  },
  // telephone numbers of a country, of an area, in pairs, in North America
  {
    pattern: /(?<![\p{Script=Latin}\p{N}])\+\d(?:[ ()./-]{0,2}\d){6,14}(?!\d)/gu,
    isOther: (value) => isRound(value) || (isGrouped(value) && value.replace(/\D/g, '').length < 10),
  },
  {
    pattern:
      /(?<![\p{Script=Latin}\p{N}]|[\p{N}][.,:/+-])\(?0(?![.,]\d{1,3}(?![\d./ -]))(?:[ ()./-]{0,2}\d){6,13}(?![\p{N}])/gu,
    isOther: (value) =>
      /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?: ?- ?|$)|\d{1,2}[./]\d{4}|\d{1,2}\.\d{2} ?- ?\d|[01]\d[0-5]\d ?- ?[0-2]\d[0-5]\d$)/.test(
        value,
      ),
  },
  {
    pattern:
      /(?<![\p{Script=Latin}\p{N}]|\d[.,-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\p{N}]|[.,-]\d)/gu,
    isOther: (value) => areYears(value.slice(-4)),
  },
  // numbers of persons, of cards, and unbroken ones
  { pattern: /(?<![\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{N}-])/gu },
  {
    pattern: /(?<![\p{N}-])\d{4}(?<gap>[ -])\d{4}\k<gap>\d{4}\k<gap>\d{1,7}(?![\p{N}-])/gu,
    isOther: areYears,
  },
  {
    pattern: /(?<![\p{Script=Latin}\p{N}]|\p{N}[.,'’])\d{9,19}(?![\p{N}\p{Script=Latin}]|[.,]\d)/gu,
    isOther: (value, text, at) => isRound(value) || isAmount(text, at),
  },
  {
    pattern: /(?<=^\s{0,3}|[.!?:;,。，、：]\s{0,3})\d{7,8}(?=\s*(?:[.,;!?。，、]\D|[.!?。]?$))/gu,
    isOther: isRound,
  },
  // user names and whatever else is announced
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:account|konto|cuenta|compte|conto|conta) (?:is|ist|heißt|es|est|è|é) (?<value>\p{L}{3,}[._-]?\d+)${after}`,
      'giu',
    ),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:${identifierLabels})[\s:：=,，、#"“„«]{0,3}(?:\p{L}{1,6}[\s:：=,，、"“„«]{0,3}){0,2}${before}(?<value>[(+]{0,2}\d(?:[ ()./-]{0,2}\d){3,18}(?![-/]?[\p{Script=Latin}\p{N}])|(?=[\p{Script=Latin}_.@#$%&!*+-]{0,42}\p{N})[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}_.@#$%&!*+/-]{2,40}[\p{Script=Latin}\p{N}])`,
      'giu',
    ),
    isOther: (value, text, at) => areYears(value) || isRound(value) || isAmount(text, at),
  },
];

export function identifiersIn(original: string): Span[] {
  const ascii = inAsciiDigits(original);
  // mathematical digits are longer
  const text = ascii.length === original.length ? ascii : original;
  return identifiers.flatMap(({ pattern, isOther }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = match.groups?.['value'] ?? match[0];
      const to = match.index + match[0].length;
      const span = { from: to - value.length, to };
      return isOther?.(value, text, span) ? [] : [span];
    }),
  );
}

const address =
  /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]|https?:\/\/|\bwww\.|\p{L}{3}\.(?:[\p{L}\p{N}-]+\.)*\p{Ll}{2,}(?!\p{L})/u;

/** The at sign has other names in each language: a monkey, a pickled herring or a snail. */
const spokenAt =
  'ät|arroba|arobase|chiocciola|klammeraffe|apenstaartje|małpa|małpka|zavináč|snabel-?a|krøllalfa|alfakrøll|kukac|miukumauku|ät-merkki|собака|собачка|равлик|кльомба|παπάκι|kuyruklu a|et işareti|a còng';
const spokenDot =
  'dot|punkt|punto|point|ponto|punt|kropka|tečka|bodka|točka|punktum|pont|piste|punct|nokta|точка|крапка|τελεία|titik|chấm';
const spokenHyphen =
  'hyphen|bindestrich|guion|guión|tiret|trattino|hífen|streepje|myślnik|pomlčka|crtica|bindestreck|bindestreg|kötőjel|yhdysmerkki|cratimă|дефис|тире';

const spokenAddress = new RegExp(
  String.raw`(?<!\p{L})(?:(?:at (?:[\p{L}\d-]+ ){1,4}?(?:dot|punkt)|(?:${spokenAt}) (?:[\p{L}\d-]+ ){1,4}?(?:${spokenDot})) \p{L}{2,}|(?:${spokenDot}) (?:com|net|org|example)|(?:${spokenHyphen}) [\p{L}-]+(?:,? [\p{L}-]+){0,4},? (?:${spokenDot}) \p{L}{2,})(?!\p{L})|アットマーク|골뱅이|艾特`,
  'iu',
);

const date = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[:.]\d{2}(?!\d)/g;
/** A number with thousands in groups, decimals or both. */
const amount =
  /(?<![\d+])[1-9]\d{0,2}(?:(?<separator>[.,'’ \u00a0\u202f])\d{3})(?:\k<separator>\d{3})*(?:[.,]\d{1,2})?(?!\d)/g;
/** Digits with the separators of telephone and card numbers. */
const digitRun = /\+?\d(?:[\s()./-]{0,2}\d){5,}/g;
/** Nine digits in threes, of which neither a unit nor a thing is counted. */
const nineInThrees =
  /(?<![\d.,])\d{3}([ .-])\d{3}\1\d{3}(?=\s*(?:[.,;:!?)]|$|(?!(?:kg|km|mm|cm|ha)(?!\p{L}))\p{L}{1,2}(?!\p{L})))/u;
/** "Personnel number 8044" and "number is the 4471"; a number of things is an amount. */
const numbered =
  /(?<!\p{L})(?:\p{L}*n[uúuo]m[mb]?(?:er|ero|éro)|numéro|n[º°])(?: d[eoi] \p{L}+)?,?:?(?: (?:is|ist|es|est|è|é))?(?: (?:el|la|le|the|die|il|o))? (?<value>\d(?:[\d ./-]*\d){2,})(?![\p{N}%])/giu;
/** "The code is 4471": a predicate of four and more digits without a unit. */
const bare =
  /(?<!\p{L})(?:is|ist|es|est|è|é)(?: (?:el|la|le|the|die|il|o))? (?<value>\d{4,8})(?=\s*(?:[.,;:!?)]|$|(?:and|y|e|et|und)(?!\p{L})))/giu;
/** A street with the number of a house, and the number plate of a car. */
const place =
  /(?<!\p{L})(?:(?:calle|avenida|plaza|paseo|rue|boulevard|via|viale|piazza|rua|travessa) (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L} ]*,? (?:n[º°]? ?|número )?\d{1,4}|\p{Lu}\p{L}+(?:straße|strasse|gasse|allee|straat|laan) \d{1,4}|\d{1,4} (?:\p{Lu}\p{L}+ ){1,2}(?:Street|Road|Lane|Avenue|Close|Drive)|\d{4} [B-DF-HJ-NP-TV-Z]{3}|\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4})(?![\p{L}\p{N}])/u;
/** A street after the number of the house, and further forms of number plates. */
const furtherPlace =
  /(?<![\p{L}\p{N}])(?:\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|chemin|allée|impasse) (?:\p{Ll}{1,3} |d['’]|l['’])*\p{Lu}\p{L}+|\d{1,4} (?:aan|in|op|an|auf) (?:de|het|der|dem) \p{Lu}\p{L}+(?:straat|laan|weg|straße|strasse|gasse|allee)|\p{Lu}{2}[ -]?(?:\d{2}[ -]?\p{Lu}{3}|\d{3}[ -]?\p{Lu}{2})|\d{2}-\p{Lu}{2,3}-\d{2,3}|\d{2} \p{Lu}{2,3} \d{3,4})(?![\p{L}\p{N}])/u;
/** Words with figures after two hyphens, as passwords. */
const credential =
  /(?<![\p{L}\p{N}])(?:\p{L}{4,}(?:[-_]\p{L}+)+[-_]\d+|\p{L}+_[\p{L}\d_]+|\p{L}\p{Ll}{3,}[_.!#]?\d{2,})(?![\p{L}\p{N}])/u;

/** A number with letters, as on identity cards and contracts. */
const numberWithLetters =
  /(?<![\p{L}\p{N}])(?:\d{7,}-?\p{Lu}(?!\p{L})|\p{Lu}{1,2}-?\d{6,}|\d[\d.]{4,}-\p{Lu}(?!\p{L})|\d{1,2}[ .]\d{3}[ .]\d{3}[ -]?\p{Lu}(?!\p{L}))/u;

/** A suspicion suffices, because summary and quotes can do without a sentence; see {@link identifiersIn}. */
export function holdsIdentifier(text: string): boolean {
  if (text.includes(mask) || identifiersIn(text).length > 0) return true;
  if (address.test(text) || spokenAddress.test(text) || nineInThrees.test(text)) return true;
  if (credential.test(text) || numberWithLetters.test(text)) return true;
  if (place.test(text) || furtherPlace.test(text)) return true;
  const values = [...text.matchAll(numbered), ...text.matchAll(bare)].map(
    ({ groups }) => groups?.['value'] ?? '',
  );
  if (values.some((value) => !value.endsWith('00') && !areYears(value))) return true;
  const rest = text.replace(date, ' ').replace(amount, ' ');
  return (rest.match(digitRun) ?? []).some((run) => !isRound(run) && !areYears(run));
}
