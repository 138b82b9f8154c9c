import { type Language } from '@colloquy/contracts';
import { type ValuePair } from '../classifier/value-pair';
import { type AnalysisTurn } from './analyst';
import {
  endOf,
  type HeardTurn,
  heardTurns,
  maxAround,
  type SaidValue,
  shifted,
  startOf,
} from './said-values';

/** Two values of which the second may replace the first, with the sentences around them. */
export interface SaidPair {
  pair: ValuePair;
  wrong: SaidValue;
  right: SaidValue;
}

/** Maximum number of values in the same turn that one may replace, and of sentences back to them. */
const inTurn = { values: 3, sentences: 3 };
/** Maximum number of values in earlier turns that one may replace, and of turns back to them. */
const inConversation = { values: 3, turns: 60 };
/** Maximum number of characters between two values of a turn; a name is replaced in the same breath. */
const maxBetween = { figure: 600, date: 600, name: 80 };

/** @param withheld see {@link heardTurns} */
export function valuePairsIn(
  turns: readonly AnalysisTurn[],
  language: Language,
  withheld: ReadonlySet<string> = new Set(),
): SaidPair[] {
  const heard = heardTurns(turns, language, withheld);
  return heard.flatMap(({ values }) =>
    values.flatMap((right) =>
      [...inSameTurn(right), ...inEarlierTurns(right, heard)].map((wrong) => ({
        pair: pairOf(wrong, right),
        wrong,
        right,
      })),
    ),
  );
}

const mayReplace = (wrong: SaidValue, right: SaidValue): boolean =>
  wrong.kind === right.kind && wrong.text.toLowerCase() !== right.text.toLowerCase();

function inSameTurn(right: SaidValue): SaidValue[] {
  const { values } = right.heard;
  const earlier = values
    .slice(0, values.indexOf(right))
    .filter(
      (wrong) =>
        wrong.sentence >= right.sentence - inTurn.sentences &&
        right.from - wrong.to <= maxBetween[right.kind] &&
        mayReplace(wrong, right),
    );
  // in one sentence, the value directly before is meant, wherever it was said
  const last = earlier.at(-1);
  const isMeant = ({ sentence, text }: SaidValue) => sentence < right.sentence || text === last?.text;
  return earlier.filter(isMeant).slice(-inTurn.values);
}

/** Returns values of the turn before, and others beside a word that stands beside the right one, too. */
function inEarlierTurns(right: SaidValue, heard: readonly HeardTurn[]): SaidValue[] {
  if (right.kind === 'name') return [];
  const { index } = right.heard;
  const found: SaidValue[] = [];
  for (const { values } of heard.slice(Math.max(0, index - inConversation.turns), index).toReversed()) {
    for (const wrong of values.toReversed()) {
      if (found.length >= inConversation.values) return found;
      if (!mayReplace(wrong, right)) continue;
      const isNear = wrong.heard.index === index - 1 && right.sentence < inTurn.sentences;
      if (isNear || wrong.about.some((stem) => right.about.includes(stem))) found.push(wrong);
    }
  }
  return found;
}

/** Returns both values with the sentences from the one before the first to the one behind the second. */
function pairOf(wrong: SaidValue, right: SaidValue): ValuePair {
  const { text } = wrong.heard.turn;
  const start = Math.max(startOf(wrong.heard, wrong.sentence - 1), wrong.from - maxAround);
  const end = Math.min(endOf(right.heard, right.sentence + 1), right.to + maxAround);
  if (wrong.heard === right.heard) {
    return {
      text: text.slice(start, end),
      first: shifted(wrong, -start),
      second: shifted(right, -start),
    };
  }
  const behind = Math.min(endOf(wrong.heard, wrong.sentence + 1), wrong.to + maxAround);
  const asked = right.heard.asked.slice(-maxAround).replace(/[<>]/gu, ' ');
  const head = `${text.slice(start, behind)} <${asked}> `;
  const rest = Math.max(startOf(right.heard, right.sentence - 2), right.from - maxAround);
  return {
    text: head + right.heard.turn.text.slice(rest, end),
    first: shifted(wrong, -start),
    second: shifted(right, head.length - rest),
  };
}
