import { type Language } from '@colloquy/contracts';
import { type BoundFigure, hasUnreadNumbers, isLoose } from './bound-figures';
import { figuresOf, type SourceSentence } from './sources';

export function mayBeSaid(figure: BoundFigure, all: readonly SourceSentence[], spoken: Language): boolean {
  const texts = all.map(({ text }) => text).join(' ');
  return (
    isShare(figure, all) ||
    (hasUnreadNumbers(texts, spoken) && isNew(figure, all) && !isMeasured(figure, all))
  );
}

/** "One in ten" gives a percentage. */
function isShare({ unit, value }: BoundFigure, all: readonly SourceSentence[]): boolean {
  return (
    unit?.dimension === 'percent' &&
    all.some((sentence) => {
      const values = figuresOf(sentence).flatMap((each) => each.value ?? []);
      return [1, ...values].some((a) =>
        values.some((b) => a < b && Math.abs((100 * a) / b - (value ?? 0)) < 0.5),
      );
    })
  );
}

const isNew = ({ text }: BoundFigure, all: readonly SourceSentence[]): boolean =>
  !all.some((each) => each.text.includes(text));

/** A figure whose known unit the expert used with another figure does not come from number words. */
function isMeasured({ unit }: BoundFigure, all: readonly SourceSentence[]): boolean {
  return (
    !isLoose(unit) &&
    all.some((each) => figuresOf(each).some((other) => other.unit?.dimension === unit?.dimension))
  );
}
