import { type Language } from '@colloquy/contracts';
import { selfRepairIn } from '../classifier/self-repair';
import { type Value } from '../classifier/value-pair';
import { sentencePositions } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { shifted } from './said-values';
import { type Span } from './span';
import { type SaidPair, valuePairsIn } from './value-pairs';

/** A value that the expert took back. */
interface SelfRepair {
  turn: AnalysisTurn;
  /** Position of the wrong value in the turn. */
  wrong: Value;
  /** The value that is true instead. */
  right: string;
  /** Position of the right value if it stands in the same sentence. */
  rightAt?: Value;
  /** Whether the words can hardly mean anything else. */
  isCertain: boolean;
}

/** Finds the values that the expert replaced by others, also in later turns. @param withheld see {@link valuePairsIn} */
export function selfRepairsIn(
  turns: readonly AnalysisTurn[],
  language: Language,
  withheld: ReadonlySet<string> = new Set(),
): SelfRepair[] {
  const found = valuePairsIn(turns, language, withheld).flatMap((said) => {
    const repair = selfRepairIn(said.pair, language);
    return repair ? [{ ...said, ...repair }] : [];
  });
  return consistent(found).map(({ wrong, right, isCertain }) => ({
    turn: wrong.heard.turn,
    wrong,
    right: right.text,
    isCertain,
    ...(wrong.heard === right.heard && wrong.sentence === right.sentence && { rightAt: right }),
  }));
}

/** A value is replaced once, and a replaced value replaces no other. The likeliest repairs come first. */
function consistent<T extends SaidPair & { score: number }>(found: readonly T[]): T[] {
  const kept = new Map<SaidPair['wrong'], T>();
  const replaced = new Map<SaidPair['right'], string>();
  const takenBack = new Set<string>();
  for (const each of found.toSorted((one, other) => other.score - one.score)) {
    const [wrong, right] = [each.wrong, each.right].map(({ text }) => text.toLowerCase()) as [string, string];
    // a value that was said twice is taken back twice
    if (replaced.has(each.right) && replaced.get(each.right) !== wrong) continue;
    if (kept.has(each.wrong) || takenBack.has(right) || replaced.has(each.wrong)) continue;
    replaced.set(each.right, wrong);
    takenBack.add(wrong);
    kept.set(each.wrong, each);
  }
  return [...kept.values()];
}

/** Tells the right values in place of the wrong ones; drops the sentences in which another value may be wrong. */
export const withoutReparanda = (
  spans: readonly Span[],
  repairs: readonly SelfRepair[],
  language: Language,
): Span[] =>
  spans.flatMap((span) => {
    // a span without text is corrected already
    const start = span.text === '' ? -1 : span.turn.text.indexOf(span.text);
    const end = start + span.text.length;
    const own = repairs.filter(
      (repair) =>
        repair.turn === span.turn &&
        repair.wrong.from >= start &&
        repair.wrong.to <= end &&
        // a sentence with both values shows the doubt itself
        (repair.isCertain || !repair.rightAt || isClose(repair)),
    );
    if (start === -1 || own.length === 0) return [span];
    const isSure = span.told === span.text && own.every((each) => each.isCertain || isClose(each));
    const moved = own.map((repair) => movedBy(-start, repair));
    const told = isSure ? corrected(span.text, moved) : withoutSentences(span.text, moved, language);
    return told === '' ? [] : [{ ...span, text: span.text.includes(told) ? told : '', told }];
  });

const movedBy = (by: number, { wrong, rightAt, ...repair }: SelfRepair): SelfRepair => ({
  ...repair,
  wrong: shifted(wrong, by),
  ...(rightAt && { rightAt: shifted(rightAt, by) }),
});

/** Maximum number of characters between two values of which only the second is told. */
const maxCut = 60;

/** Whether the second value can be told alone, which holds even if the first one is true. */
const isClose = ({ wrong, rightAt }: SelfRepair): boolean =>
  rightAt !== undefined && rightAt.from - wrong.to <= maxCut;

function corrected(text: string, repairs: readonly SelfRepair[]): string {
  let told = text;
  let unchanged = text.length;
  for (const repair of repairs.toSorted((one, other) => other.wrong.from - one.wrong.from)) {
    const { wrong, right, rightAt } = repair;
    if (wrong.to > unchanged) continue;
    const isCut = rightAt !== undefined && isClose(repair) && rightAt.from <= unchanged;
    told = told.slice(0, wrong.from) + (isCut ? told.slice(rightAt.from) : right + told.slice(wrong.to));
    unchanged = wrong.from;
  }
  return told;
}

const withoutSentences = (text: string, repairs: readonly SelfRepair[], language: Language): string =>
  sentencePositions(text, language)
    .filter(({ from, to }) => !repairs.some(({ wrong }) => wrong.from >= from && wrong.to <= to))
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
