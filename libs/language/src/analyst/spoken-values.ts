import { type Language } from '@colloquy/contracts';
import { type Value } from '../classifier/value-pair';
import { dateSpansIn } from '../text/dates';
import { figureSpansIn, nameSpansIn } from '../text/facts';

/** A figure, the name of a day or a month, or another name. */
export interface SpokenValue extends Value {
  text: string;
  kind: 'figure' | 'date' | 'name';
}

/** Returns the values in a sentence by their position; figures in a dictation are no values. */
export function valuesIn(sentence: string, language: Language): SpokenValue[] {
  const figures = figureSpansIn(sentence, language);
  const words = withoutValues(sentence, figures);
  const dates = dateSpansIn(words, language);
  const valueOf =
    (kind: SpokenValue['kind']) =>
    ({ from, to }: Value): SpokenValue => ({ from, to, text: sentence.slice(from, to), kind });
  return [
    ...notDictated(figures, sentence).map(valueOf('figure')),
    ...dates.map(valueOf('date')),
    ...nameSpansIn(withoutValues(words, dates), language).map(valueOf('name')),
  ].sort((one, other) => one.from - other.from);
}

/** Returns the text with zeros in place of some values, so that the other words keep their positions. */
function withoutValues(text: string, values: readonly Value[]): string {
  const ends = [0, ...values.map(({ to }) => to)];
  const parts = values.map(({ from, to }, at) => text.slice(ends[at], from) + '0'.repeat(to - from));
  return parts.join('') + text.slice(ends.at(-1));
}

/** Minimum length of a row of figures that is a dictation or a list. */
const minDictated = 4;
const word = /[\p{L}\p{N}]+/gu;

/** Leaves out the figures of long rows with at most one word between two figures. */
function notDictated(figures: readonly Value[], sentence: string): Value[] {
  const rows: Value[][] = [];
  for (const [at, figure] of figures.entries()) {
    const between = sentence.slice(figures[at - 1]?.to ?? 0, figure.from);
    const isClose = at > 0 && (between.match(word)?.length ?? 0) <= 1;
    if (isClose) rows.at(-1)?.push(figure);
    else rows.push([figure]);
  }
  return rows.filter((row) => row.length < minDictated).flat();
}
