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
const inTurn = { values: 4, sentences: 3 };
/** Maximum number of values in earlier turns that one may replace, and of turns back to them. */
const inConversation = { values: 4, turns: 60 };
/** Maximum number of characters between two names: a name is replaced in the same breath. */
const maxBetweenNames = 80;

/** @param withheld sentences with personal data, whose figures are numbers of something */
export function valuePairsIn(
  turns: readonly AnalysisTurn[],
  language: Language,
  withheld: ReadonlySet<string> = new Set(),
): SaidPair[] {
  const heard = heardIn(turns, language, withheld);
  return heard.flatMap(({ values }) =>
    values.flatMap((right) =>
      [...inSameTurn(right), ...inEarlierTurns(right, heard, language)].map((wrong) => ({
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
  const earlier = right.heard.values.filter(
    (wrong) =>
      wrong.to <= right.from &&
      wrong.sentence >= right.sentence - inTurn.sentences &&
      mayReplace(wrong, right) &&
      (right.kind !== 'name' || right.from - wrong.to <= maxBetweenNames),
  );
  // in one sentence, the value directly before is meant, wherever it was said
  const last = earlier.at(-1);
  const isMeant = ({ sentence, text }: SaidValue) => sentence < right.sentence || text === last?.text;
  return earlier.filter(isMeant).slice(-inTurn.values);
}

/** Returns values of the turn before, and others with the same unit or in a sentence on the same subject. */
function inEarlierTurns(right: SaidValue, heard: readonly HeardTurn[], language: Language): SaidValue[] {
  if (right.kind === 'name') return [];
  const { index } = right.heard;
  const about = stemsAround(right, 1, language);
  const found: SaidValue[] = [];
  for (const { values } of heard.slice(Math.max(0, index - inConversation.turns), index).toReversed()) {
    for (const wrong of values.toReversed()) {
      if (found.length >= inConversation.values) return found;
      if (!mayReplace(wrong, right)) continue;
      const isNear = wrong.heard.index === index - 1 && right.sentence < inTurn.sentences;
      const isAlike = wrong.unit !== '' && wrong.unit === right.unit;
      if (isNear || isAlike || stemsAround(wrong, 0, language).some((stem) => about.includes(stem)))
        found.push(wrong);
    }
  }
  return found;
}

/** Returns the stems of the content words in the sentence of a value and in some before it. */
function stemsAround({ heard, sentence }: SaidValue, before: number, language: Language): string[] {
  const text = textOf(heard, sentence - before, sentence);
  return contentWords(text, language)
    .filter((word) => !/\p{N}/u.test(word))
    .map(stemOf);
}

const startOf = ({ sentences }: HeardTurn, first: number): number => sentences[Math.max(0, first)]?.from ?? 0;

const textOf = (heard: HeardTurn, first: number, last: number): string =>
  heard.turn.text.slice(startOf(heard, first), heard.sentences[last]?.to);

const shifted = ({ from, to }: Value, by: number): Value => ({ from: from + by, to: to + by });

/** Returns both values with the sentences from the one before the first to the one behind the second. */
function pairOf(wrong: SaidValue, right: SaidValue): ValuePair {
  const start = startOf(wrong.heard, wrong.sentence - 1);
  if (wrong.heard === right.heard) {
    const text = textOf(wrong.heard, wrong.sentence - 1, right.sentence + 1);
    return { text, first: shifted(wrong, -start), second: shifted(right, -start) };
  }
  const { asked } = right.heard;
  const head = `${textOf(wrong.heard, wrong.sentence - 1, wrong.sentence + 1)} <${asked.replace(/[<>]/gu, ' ')}> `;
  return {
    text: head + textOf(right.heard, right.sentence - 2, right.sentence + 1),
    first: shifted(wrong, -start),
    second: shifted(right, head.length - startOf(right.heard, right.sentence - 2)),
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

const saidValues = (heard: HeardTurn, language: Language, withheld: ReadonlySet<string>): SaidValue[] =>
  heard.sentences.flatMap(({ from, to }, sentence) => {
    const text = heard.turn.text.slice(from, to);
    if (withheld.has(text)) return [];
    return valuesIn(text, language).map((value) => ({ ...value, ...shifted(value, from), heard, sentence }));
  });

export function sentencePositions(text: string, language: Language): Value[] {
  let end = 0;
  return sentencesOf(text, language).map((sentence) => {
    const from = Math.max(end, text.indexOf(sentence, end));
    end = from + sentence.length;
    return { from, to: end };
  });
}
