import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn, figureSpansIn } from '../text/facts';
import { clauseWordsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { announces, clausesIn, corrects } from './correction-clauses';
import { correctionIn, opensCorrection, unspaced } from './corrections';
import { nameRepair } from './name-repair';
import { stemOf } from './relevance';
import { filled, type Slot, slotOf } from './slots';
import { tokensOf } from './tokens';
import { speaksOfSelf } from './voice';

/** Maximum number of sentences between the one that announces a value and the value. */
const maxAhead = 2;

function withoutLead(clause: string, language: Language): string {
  const tokens = tokensOf(clause, language);
  const first = tokens.find(({ key, isFigure }) => isFigure || clauseWordsOf(language)?.has(key) !== true);
  return clause.slice(first?.from ?? 0);
}

interface Repair {
  told: string;
  sentences: number;
}

/** Returns undefined if the next sentences correct nothing. */
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
    if (figureRunsIn(text, language).length > 0) return undefined;
  }
  return undefined;
}

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

const areSwapped = (one: string, other: string): boolean =>
  /^\d{2,}$/u.test(one) && [...one].sort().join('') === [...other].sort().join('');

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
