import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn, figureSpansIn } from '../text/facts';
import { confusionIn, ownSayingsIn } from '../text/revision-words';
import { clauseWordsOf, isFunctionWord } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { stopWords } from '../text/stop-words';
import { correctionIn, onlyCorrects, opensCorrection, unspaced } from './corrections';
import { stemOf } from './relevance';
import { speaksOfSelf } from './voice';

/** A word, or a whole figure. */
interface Token {
  key: string;
  from: number;
  to: number;
  isFigure: boolean;
}

/** Limits on the words of a fragment, and on those in it that replace others. */
const most = { fragment: 7, replaced: 2 };

/** A unit stands so many words behind its figure. */
const maxBehindFigure = 4;

/** "I got the line wrong" has hardly a word, "what am I saying" even less. */
const maxMarker = { words: 5, content: 2, ofSelf: 1 };

/** A restated value may follow so many sentences after the one that announces it. */
const maxAhead = 2;

/** Articles are light, too. */
const isLight = (word: string, language: Language): boolean =>
  isFunctionWord(word, language) || stopWords[language]?.has(word) === true;

const plain = (text: string) => text.replaceAll('’', "'");

function tokensOf(text: string, language: Language): Token[] {
  const figures = figureSpansIn(text, language).map(({ figure, from }) => {
    const value = figure.replace(/ p(?:er|ro)[cz]ent$/iu, '');
    return { key: value.toLowerCase(), from, to: from + value.length, isFigure: true };
  });
  const words = [...text.matchAll(/[\p{L}\p{M}'’-]+|[%‰€$£]/gu)].map(({ 0: word, index }) => ({
    key: plain(word.toLowerCase()),
    from: index,
    to: index + word.length,
    isFigure: false,
  }));
  const isInside = (word: Token) => figures.some(({ from, to }) => word.from < to && word.to > from);
  return [...figures, ...words.filter((word) => !isInside(word))].sort((a, b) => a.from - b.from);
}

const clausesIn = (text: string): string[] =>
  text
    .split(/[,;:—–.!?、。，；：！？](?!\p{N})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Returns whether a clause says that a value was wrong, and nothing else: "sorry", "I got the line wrong". */
function corrects(clause: string, language: Language): boolean {
  const text = plain(clause).toLowerCase();
  if (figureRunsIn(text, language).length > 0) return false;
  if (onlyCorrects(text, language) || confusionIn(language)?.test(text) === true) return true;
  return opensCorrection(text, language) && contentWords(text, language).length <= maxMarker.content;
}

/** Returns whether a clause announces another value: "sorry", or "I should say", which also may go on. */
function announces(clause: string, language: Language): boolean {
  if (corrects(clause, language)) return true;
  return (
    figureRunsIn(clause, language).length === 0 &&
    contentWords(clause, language).length <= maxMarker.ofSelf &&
    wordsOf(clause, language).length <= maxMarker.words &&
    speaksOfSelf(clause, language)
  );
}

const startsWith = (tokens: readonly Token[], at: number, frame: readonly Token[]): boolean =>
  frame.every(({ key }, n) => tokens[at + n]?.key === key);

interface Slot {
  /** Number of words that the fragment shares with the statement. */
  frame: number;
  wrong: { from: number; to: number };
  right: string;
}

/**
 * Finds the words of a statement that a fragment replaces: both have the same words before or behind them, as "three percent" and
 * "three per mille". A figure replaces a figure only, and a unit stands near one.
 */
function slotOf(statement: string, fragment: string, language: Language): Slot | undefined {
  if (unspaced.includes(language)) return undefined;
  const [said, given] = [tokensOf(statement, language), tokensOf(fragment, language)];
  if (given.length > most.fragment) return undefined;
  const found: Slot[] = [];
  for (let from = 0; from < given.length; from += 1)
    for (let to = from + 1; to <= Math.min(given.length, from + most.replaced); to += 1) {
      const [before, right, behind] = [given.slice(0, from), given.slice(from, to), given.slice(to)];
      const isFigure = right.some((token) => token.isFigure);
      if (before.length + behind.length === 0 || (isFigure && right.length > 1)) continue;
      for (let at = said.length - 1; at >= before.length; at -= 1)
        for (let length = 1; length <= most.replaced; length += 1) {
          const wrong = said.slice(at, at + length);
          const [first, last] = [wrong[0], wrong.at(-1)];
          const [head, tail] = [right[0], right.at(-1)];
          if (!first || !last || !head || !tail || wrong.length < length) continue;
          if (wrong.some((token) => token.isFigure) !== isFigure || (isFigure && length > 1)) continue;
          if (!startsWith(said, at - before.length, before) || !startsWith(said, at + length, behind))
            continue;
          if (right.map(({ key }) => key).join(' ') === wrong.map(({ key }) => key).join(' ')) continue;
          const isWeak = [...before, ...behind].every(
            ({ key, isFigure: is }) => !is && isLight(key, language),
          );
          const near = said.slice(Math.max(0, at - maxBehindFigure), at).some((token) => token.isFigure);
          if (!isFigure && isWeak && !near) continue;
          const [lightRight, lightWrong] = [isLight(head.key, language), isLight(first.key, language)];
          // "an hour" is replaced by "a day", "percent" by "per mille"
          if (!isFigure && (lightWrong ? length !== right.length || !lightRight : length > 1)) continue;
          if (!isFigure && lightRight && right.length === 1) continue;
          found.push({
            frame: before.length + behind.length,
            wrong: { from: first.from, to: last.to },
            right: fragment.slice(head.from, tail.to),
          });
        }
    }
  return found.sort((a, b) => b.frame - a.frame || a.right.length - b.right.length)[0];
}

/** Returns a clause without the pronouns and auxiliary verbs that introduce a value: "it is eighty". */
function withoutLead(clause: string, language: Language): string {
  const tokens = tokensOf(clause, language);
  const first = tokens.find(({ key, isFigure }) => isFigure || clauseWordsOf(language)?.has(key) !== true);
  return clause.slice(first?.from ?? 0);
}

const filled = (statement: string, { wrong, right }: Slot): string =>
  statement.slice(0, wrong.from) + right + statement.slice(wrong.to);

/** A statement with the right value, and the number of sentences that only served to correct it. */
export interface Repair {
  told: string;
  sentences: number;
}

/**
 * Returns a statement with the value that the speaker puts right in the sentences directly behind it; undefined if they do not. The
 * value may be a figure, a unit or a name. The first of these sentences announces a correction, or it is a fragment that the second
 * one repeats with the figure of the statement.
 */
export function repairedBy(
  statement: string,
  after: readonly string[],
  language: Language,
): Repair | undefined {
  const [first = '', ...next] = after;
  const clauses = clausesIn(first);
  const isAnnounced =
    clauses.some((clause) => announces(clause, language)) || opensCorrection(first, language);
  if (!isAnnounced)
    return (
      swapped(statement, first, clauses, language) ?? restated(statement, first, next[0] ?? '', language)
    );
  for (let ahead = 0; ahead <= Math.min(maxAhead, next.length); ahead += 1) {
    const text = [first, ...next.slice(0, ahead)].join(' ');
    const told = slotRepair(statement, clausesIn(text), language) ?? nameRepair(statement, text, language);
    if (told !== undefined)
      return { told, sentences: ahead + 1 + restating(told, next.slice(ahead), language) };
    // a sentence with a value of its own says something else
    if (figureRunsIn(text, language).length > 0) return undefined;
  }
  return undefined;
}

/** Returns the statement with the values of the clauses that replace one, and with what else the clauses tell. */
function slotRepair(statement: string, clauses: readonly string[], language: Language): string | undefined {
  const values = clauses.filter((clause) => !announces(clause, language) && !deniesIn(clause, language));
  const isCertain = clauses.some((clause) => corrects(clause, language));
  // "not ninety but seventy" denies with an ending, and the right value comes last
  for (const clause of unspaced.includes(language) ? values.toReversed() : values) {
    const fragment = withoutLead(correctionIn(clause, language), language);
    const slot = slotOf(statement, fragment, language) ?? onlyFigure(statement, clause, isCertain, language);
    if (!slot) continue;
    const [opening] = wordsOf(clause.toLowerCase(), language);
    // "in Lyon, in 2021": another value that has no place in the statement
    const isParallel = (each: string) =>
      clauses.indexOf(each) < clauses.indexOf(clause) && wordsOf(each.toLowerCase(), language)[0] === opening;
    if (values.some(isParallel)) return undefined;
    const told = filled(statement, slot);
    const rest = clauses.slice(clauses.indexOf(clause) + 1).filter((each) => adds(told, each, language));
    return [told, ...rest.map(sentenceOf)].join(' ');
  }
  return undefined;
}

/** The only figure of a clause replaces the only figure of a statement, unless it counts something else. */
function onlyFigure(
  statement: string,
  clause: string,
  isCertain: boolean,
  language: Language,
): Slot | undefined {
  const [wrong, ...others] = figureSpansIn(statement, language);
  const [right, ...more] = figureSpansIn(clause, language);
  if (!wrong || !right || others.length + more.length > 0) return undefined;
  if (wrong.figure.toLowerCase() === right.figure.toLowerCase()) return undefined;
  const unitOf = (text: string, to: number) =>
    /^ (?<unit>\p{L}+)/u.exec(text.slice(to))?.groups?.['unit'] ?? '';
  const unit = unitOf(clause, right.to);
  const isOther = unit !== '' && unit !== unitOf(statement, wrong.to);
  if (!isCertain && !areSwapped(wrong.figure, right.figure)) return undefined;
  return isOther ? undefined : { frame: 0, wrong, right: right.figure };
}

/** "I had the digits the wrong way round, it says 390." */
function swapped(
  statement: string,
  sentence: string,
  clauses: readonly string[],
  language: Language,
): Repair | undefined {
  const told = speaksOfSelf(sentence, language) ? slotRepair(statement, clauses, language) : undefined;
  const [figure = ''] = figureRunsIn(sentence, language);
  const isSwapped = figureRunsIn(statement, language).some((each) => areSwapped(each, figure));
  return told !== undefined && isSwapped ? { told, sentences: 1 } : undefined;
}

/** "930" and "390". */
const areSwapped = (one: string, other: string): boolean =>
  /^\d{2,}$/u.test(one) && [...one].sort().join('') === [...other].sort().join('');

/** Returns whether a clause tells more than the statement, and nothing of a wrong value. */
const adds = (told: string, clause: string, language: Language): boolean => {
  const known = new Set(contentWords(told, language).map(stemOf));
  const content = contentWords(clause, language);
  return (
    !announces(clause, language) &&
    !deniesIn(clause, language) &&
    figureRunsIn(clause, language).length === 0 &&
    content.length > 0 &&
    content.every((word) => !known.has(stemOf(word)))
  );
};

const sentenceOf = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** Counts the first sentences that say nothing but the repaired statement again. */
function restating(told: string, next: readonly string[], language: Language): number {
  const known = new Set(contentWords(told, language).map(stemOf));
  const end = next.findIndex(
    (each) => !contentWords(correctionIn(each, language), language).every((word) => known.has(stemOf(word))),
  );
  return end === -1 ? next.length : end;
}

/** "Sixty metres a second. A minute, obviously. Sixty metres a minute." */
function restated(statement: string, first: string, next: string, language: Language): Repair | undefined {
  const [fragment = ''] = clausesIn(first);
  const slot = slotOf(statement, fragment, language);
  const repeated = figureRunsIn(next.charAt(0).toLowerCase() + next.slice(1), language)[0];
  if (!slot || repeated === undefined || !next.toLowerCase().startsWith(repeated.toLowerCase()))
    return undefined;
  const isSame = figureRunsIn(statement, language).some(
    (each) => each.toLowerCase() === repeated.toLowerCase(),
  );
  if (!isSame || !next.toLowerCase().includes(fragment.toLowerCase())) return undefined;
  const told = filled(statement, slot);
  return { told, sentences: 1 + restating(told, [next], language) };
}

const capitalised = (text: string, language: Language): string[] => [
  ...new Set(
    wordsOf(text, language).filter(
      (word) => /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(word) && !isFunctionWord(word.toLowerCase(), language),
    ),
  ),
];

/**
 * Returns a statement with the one name of the correction in place of its own: "It is Wexcombe that spins it". The correction denies
 * the wrong name, or shares a word with the statement.
 */
function nameRepair(statement: string, correction: string, language: Language): string | undefined {
  if (figureRunsIn(correction, language).length > 0) return undefined;
  const values = clausesIn(correction).filter((clause) => !announces(clause, language));
  const [said, given] = [capitalised(statement, language), capitalised(values.join(', '), language)];
  const isKnown = (word: string) => statement.toLowerCase().includes(word.toLowerCase());
  const [right, ...others] = given.filter((word) => !isKnown(word) && !isOpening(word, values, language));
  if (right === undefined || others.length > 0) return undefined;
  const named = said.filter((word) => given.includes(word));
  const denied = named.find((word) =>
    values.some((clause) => clause.includes(word) && deniesIn(clause, language)),
  );
  const [wrong, ...more] = denied === undefined ? candidates(said, named, values, right, language) : [denied];
  if (wrong === undefined || more.length > 0) return undefined;
  const about = values.filter((clause) => clause.includes(right)).join(', ');
  const known = new Set(contentWords(statement, language).map(stemOf));
  const shares = contentWords(about, language).some((word) => known.has(stemOf(word)));
  if (denied === undefined && !shares) return undefined;
  return statement.replaceAll(wrong, right);
}

/** The names of the statement that the correction explains, or else those that it leaves out. */
const candidates = (
  said: readonly string[],
  named: readonly string[],
  values: readonly string[],
  right: string,
  language: Language,
): readonly string[] => {
  const shared = values.filter((clause) => clause.includes(right)).join(', ');
  const explained = named.filter((word) => !shared.includes(word));
  const left = said.filter((word) => !named.includes(word));
  return language === 'de' && explained.length > 0 ? explained : left.length > 0 ? left : explained;
};

/** A capital at the beginning of a clause may be that of a sentence. */
const isOpening = (word: string, values: readonly string[], language: Language): boolean =>
  language !== 'de' && values.every((clause) => !clause.includes(` ${word}`) && clause !== word);

/** What a speaker may have said, and the word that was meant: "I said pounds, I meant dollars". */
export interface Slip {
  wrong: readonly string[];
  right: string;
}

/** "I meant Danish crowns" has hardly another content word. */
const maxMeant = 3;

/** Returns the word that a speaker meant instead of one that was used; undefined if a sentence does not say so. */
export function slipIn(sentence: string, language: Language): Slip | undefined {
  if (figureRunsIn(sentence, language).length > 0 || ownSayingsIn(language)?.test(plain(sentence)) !== true)
    return undefined;
  const clauses = clausesIn(plain(sentence)).filter(
    (clause) => !onlyCorrects(clause.toLowerCase(), language),
  );
  const at = clauses.findIndex((clause) => ownSayingsIn(language)?.test(clause) === true);
  const [said = '', meant = '', ...more] = clauses.slice(at);
  if (at === -1 || meant === '' || more.length > 0 || deniesIn(said, language)) return undefined;
  const right = contentWords(meant, language);
  const last = right.at(-1);
  if (last === undefined || right.length > maxMeant || !meant.endsWith(last)) return undefined;
  const wrong = contentWords(said, language).filter((word) => word.toLowerCase() !== last.toLowerCase());
  return wrong.length === 0 ? undefined : { wrong, right: last };
}

/** Returns a statement with the word that was meant, a name or a unit behind a figure; undefined if it has no such word. */
export function withMeant(statement: string, { wrong, right }: Slip, language: Language): string | undefined {
  const tokens = tokensOf(statement, language);
  const found = tokens.find(({ key, from, to }, n) =>
    wrong.some(
      (word) =>
        key === word.toLowerCase() &&
        (tokens[n - 1]?.isFigure === true || (/^\p{Lu}/u.test(word) && statement.slice(from, to) === word)),
    ),
  );
  return found && statement.slice(0, found.from) + right + statement.slice(found.to);
}
