import { type Language } from '@colloquy/contracts';
import { folded, namesIn } from '../text/facts';
import { wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { listenersOf } from '../text/grammar';
import { knownNames } from './relevance';
import { salesTalkIn } from './sales-talk';
import { datesIn } from './substance';

/** In so many of the expert's turns, and in this share of them, a name recurs that is advertised. */
const fewestTurns = 3;
const share = 0.65;

/** A name in so many turns recurs. */
const recurs = 2;

/**
 * Returns the turns that advertise instead of answering: one name that belongs neither to the interview nor to a country
 * recurs in most of the expert's turns, and most of these turns address the listener; or the expert sells throughout.
 */
export function promotionIn(input: AnalysisInput): ReadonlySet<AnalysisTurn> {
  const { turns, language } = input;
  const listeners = listenersOf(language);
  const said = turns.filter(({ role }) => role === 'user');
  if (!listeners || said.length < fewestTurns) return new Set();
  const known = folded([knownNames(input), input.topic?.objective ?? ''].join('\n'));
  const [places, dates] = [countriesIn(language), new Set([...datesIn(language)].map(folded))];
  const turnsWith = new Map<string, AnalysisTurn[]>();
  for (const turn of said)
    for (const name of new Set(namesIn(turn.text, language).filter(isProper).map(folded)))
      if (!known.includes(name) && !places.has(name) && !dates.has(name))
        (turnsWith.get(name) ?? turnsWith.set(name, []).get(name))?.push(turn);
  const addresses = ({ text }: AnalysisTurn) =>
    wordsOf(text.toLowerCase().replaceAll('’', "'"), language).some((word) => listeners.has(word));
  for (const naming of turnsWith.values()) {
    if (naming.length < Math.max(fewestTurns, said.length * share)) continue;
    if (naming.filter(addresses).length >= naming.length * share)
      return new Set([...naming, ...said.filter(addresses)]);
  }
  const recurring = [...turnsWith]
    .filter(([name, naming]) => naming.length >= recurs && !isPlace(name, naming, language))
    .map(([name]) => name);
  return salesTalkIn(said, recurring, language);
}

/** "In", as in "in Osaka". */
const locatives: Partial<Record<Language, string>> = {
  en: 'in|near|from|to',
  de: 'in|bei|aus|nach',
  es: 'en|de|a|desde',
  fr: 'à|en|de|près de',
  it: 'a|in|di|da',
  pt: 'em|no|na|de',
  nl: 'in|bij|uit|naar',
};

/** Returns whether a name stands behind a word for a place in every turn: towns recur, too, and suppliers one buys from. */
function isPlace(name: string, naming: readonly AnalysisTurn[], language: Language): boolean {
  const before = locatives[language];
  if (before === undefined) return false;
  const place = new RegExp(
    `(?<!\\p{L})(?:${folded(before)}) (?:\\p{L}+ (?:and|und|y|et|e|en) )?${name}(?!\\p{L})`,
    'u',
  );
  return naming.every(({ text }) => place.test(folded(text)));
}

/** Abbreviations are rarely advertised, and often recur. */
const isProper = (name: string) => /\p{Ll}/u.test(name);

const countries = new Map<Language, ReadonlySet<string>>();

function countriesIn(language: Language): ReadonlySet<string> {
  const known = countries.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const made = new Set(
    letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? [])).map((name) => folded(name)),
  );
  countries.set(language, made);
  return made;
}
