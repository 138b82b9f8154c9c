import { type Language } from '@colloquy/contracts';
import { folded, namesIn } from '../text/facts';
import { listenersOf, relativesOf } from '../text/grammar';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { datesIn } from '../text/dates';
import { actionsOf, offers } from './voice';

const selling = {
  minTurns: 3,
  minNaming: 2,
  /** One turn that addresses the listener is enough if the name is in every turn. */
  minAddressing: 2,
  /** From this share of turns that address the listener, "our" is not needed if the name is in every turn. */
  minListening: 0.65,
  /** For each turn: who runs a business says "we" and "I", who advertises it does not. */
  maxActions: 1,
};

/** The expert's profile is not a shield, because it names what is sold. */
export function promotionIn(input: AnalysisInput): ReadonlySet<AnalysisTurn> {
  const { turns, language } = input;
  const said = turns.filter(({ role }) => role === 'user');
  const names = recurringNames(said, input);
  if (!listenersOf(language) || said.length < selling.minTurns || names.size === 0) return new Set();
  const actions = said.reduce((sum, { text }) => sum + actionsOf(text, language), 0);
  if (actions > selling.maxActions * said.length) return new Set();
  const own = (sentence: string) => offers(sentence, language) && actionsOf(sentence, language) === 0;
  const named = (sentence: string) => [...names.keys()].some((name) => folded(sentence).includes(name));
  const turnsWith = (is: (sentence: string) => boolean) =>
    said.filter(({ text }) => sentencesOf(text, language).some(is));
  const offered = (sentence: string) => own(sentence) || named(sentence);
  const listening = turnsWith((each) => offered(each) && has(each, listenersOf(language), language));
  const addressing = turnsWith(
    (each) => offered(each) && (has(each, listenersOf(language), language) || hasRelative(each, language)),
  );
  const isEverywhere = [...names.values()].some((naming) => naming.length === said.length);
  const isOwn = turnsWith(own).length > 0;
  const sells =
    (isOwn && addressing.length >= selling.minAddressing) ||
    (isEverywhere && listening.length >= (isOwn ? 1 : selling.minListening * said.length));
  if (!sells) return new Set();
  const offering = turnsWith(offered);
  return new Set(
    said.filter(
      (turn) => offering.includes(turn) || addressing.includes(turn) || actionsOf(turn.text, language) === 0,
    ),
  );
}

function recurringNames(
  said: readonly AnalysisTurn[],
  { topic, questions, expertName, language }: AnalysisInput,
): ReadonlyMap<string, readonly AnalysisTurn[]> {
  const about = topic ? [topic.title, topic.subject, topic.objective] : [];
  const known = folded([expertName, ...questions, ...about].join('\n'));
  const [places, dates] = [countriesIn(language), new Set([...datesIn(language)].map(folded))];
  const turnsWith = new Map<string, AnalysisTurn[]>();
  for (const turn of said)
    for (const name of new Set(namesIn(turn.text, language).filter(isProper).map(folded)))
      if (!known.includes(name) && !places.has(name) && !dates.has(name))
        (turnsWith.get(name) ?? turnsWith.set(name, []).get(name))?.push(turn);
  return new Map(
    [...turnsWith].filter(
      ([name, naming]) => naming.length >= selling.minNaming && !isPlace(name, naming, language),
    ),
  );
}

const has = (sentence: string, words: ReadonlySet<string> | undefined, language: Language): boolean =>
  wordsOf(sentence.toLowerCase().replaceAll('’', "'"), language).some((word) => words?.has(word) === true);

/** In these languages a relative pronoun is also an article, unless it stands after a comma or opens the sentence. */
const afterComma: readonly Language[] = ['de', 'nl'];

const hasRelative = (sentence: string, language: Language): boolean =>
  afterComma.includes(language)
    ? sentence
        .toLowerCase()
        .split(/^|, /u)
        .some((clause) => relativesOf(language)?.has(clause.split(' ', 1)[0] ?? '') === true)
    : has(sentence, relativesOf(language), language);

const locatives: Partial<Record<Language, string>> = {
  en: 'in|near|from|to',
  de: 'in|bei|aus|nach',
  es: 'en|de|a|desde',
  fr: 'à|en|de|près de',
  it: 'a|in|di|da',
  pt: 'em|no|na|de',
  nl: 'in|bij|uit|naar',
};

/** Towns recur, too, and so do suppliers. */
function isPlace(name: string, naming: readonly AnalysisTurn[], language: Language): boolean {
  const before = locatives[language];
  if (before === undefined) return false;
  const place = new RegExp(
    `(?<!\\p{L})(?:${folded(before)}) (?:\\p{L}+ (?:and|und|y|et|e|en) )?${name}(?!\\p{L})`,
    'u',
  );
  return naming.every(({ text }) => place.test(folded(text)));
}

/** Abbreviations often recur, and are rarely advertised. */
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
