import { type Language } from '@colloquy/contracts';
import { type Value } from '../classifier/value-pair';
import { contentWords } from '../text/content-words';
import { sentencePositions } from '../text/segment';
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

/** A turn of the expert. */
export interface HeardTurn {
  turn: AnalysisTurn;
  /** Among the turns of the expert. */
  index: number;
  /** The interviewer's words before it. */
  asked: string;
  sentences: readonly Value[];
  values: SaidValue[];
}

/** Maximum number of values of a turn that are looked at; dense figures would take seconds. */
const maxValues = 60;
/** Maximum number of characters before and behind a value that are looked at. */
export const maxAround = 300;

/** @param withheld sentences with personal data, whose figures are numbers of something */
export function heardTurns(
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

/** Returns the start of a sentence; of the first one if the index is negative. */
export const startOf = ({ sentences }: HeardTurn, sentence: number): number =>
  sentences[Math.max(0, sentence)]?.from ?? 0;

/** Returns the end of a sentence; of the last one if the index is too high. */
export const endOf = ({ sentences, turn }: HeardTurn, sentence: number): number =>
  sentences[Math.min(sentence, sentences.length - 1)]?.to ?? turn.text.length;

export const shifted = ({ from, to }: Value, by: number): Value => ({ from: from + by, to: to + by });
