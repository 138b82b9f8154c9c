import { type Language } from '@colloquy/contracts';
import { type Value, type ValuePair } from '../classifier/value-pair';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { stemOf } from './relevance';
import { type SpokenValue, valuesIn } from './spoken-values';

/** A value in a turn of the expert, by its position in the turn. */
export interface SaidValue extends SpokenValue {
  heard: HeardTurn;
  /** Index of its sentence in the turn. */
  sentence: number;
  /** Stems of the content words around it. */
  about: readonly string[];
}

interface HeardTurn {
  turn: AnalysisTurn;
  index: number;
  /** The interviewer's words before it. */
  asked: string;
  sentences: readonly Value[];
  values: SaidValue[];
}

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
/** Maximum number of values of a turn that are looked at; dense figures would take seconds. */
const maxValues = 60;
/** Maximum number of characters before and behind a value that are looked at. */
const maxAround = 300;
/** Maximum number of characters between two values of a turn; a name is replaced in the same breath. */
const maxBetween = { figure: 600, date: 600, name: 80 };

/** @param withheld sentences with personal data, whose figures are numbers of something */
export function valuePairsIn(
  turns: readonly AnalysisTurn[],
  language: Language,
  withheld: ReadonlySet<string> = new Set(),
): SaidPair[] {
  const heard = heardIn(turns, language, withheld);
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

const startOf = ({ sentences }: HeardTurn, first: number): number => sentences[Math.max(0, first)]?.from ?? 0;

const endOf = ({ sentences, turn }: HeardTurn, last: number): number =>
  sentences[Math.min(last, sentences.length - 1)]?.to ?? turn.text.length;

const shifted = ({ from, to }: Value, by: number): Value => ({ from: from + by, to: to + by });

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

function heardIn(
  turns: readonly AnalysisTurn[],
  language: Language,
  withheld: ReadonlySet<string>,
): HeardTurn[] {
  const all: HeardTurn[] = [];
  let asked = '';
  for (const turn of turns) {
    if (turn.role === 'agent') asked = turn.text;
    else {
      const heard: HeardTurn = {
        turn,
        index: all.length,
        asked,
        sentences: sentencePositions(turn.text, language),
        values: [],
      };
      heard.values.push(...saidValues(heard, language, withheld));
      all.push(heard);
      asked = '';
    }
  }
  return all;
}

function saidValues(heard: HeardTurn, language: Language, withheld: ReadonlySet<string>): SaidValue[] {
  const { text } = heard.turn;
  const found = heard.sentences.flatMap(({ from, to }, sentence) => {
    const said = text.slice(from, to);
    if (withheld.has(said)) return [];
    return valuesIn(said, language).map((value) => ({ ...value, ...shifted(value, from), sentence }));
  });
  return found.slice(0, maxValues).map((value) => {
    const start = Math.max(startOf(heard, value.sentence - 1), value.from - maxAround);
    const end = Math.min(endOf(heard, value.sentence), value.to + maxAround);
    const about = contentWords(text.slice(start, end), language).filter((word) => !/\p{N}/u.test(word));
    return { ...value, heard, about: about.map(stemOf) };
  });
}

export function sentencePositions(text: string, language: Language): Value[] {
  let end = 0;
  return sentencesOf(text, language).map((sentence) => {
    const from = Math.max(end, text.indexOf(sentence, end));
    end = from + sentence.length;
    return { from, to: end };
  });
}
