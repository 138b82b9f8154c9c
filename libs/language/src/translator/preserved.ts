import { type Language } from '@colloquy/contracts';
import { mask } from '../personal-data/mark';
import { figuresIn, folded, numberWordsIn, namesIn } from '../text/facts';

/** A name that differs in English, such as Varsovia and Warsaw. */
export interface RenamedName {
  original: string;
  english: string;
}

export function lostIn(
  text: string,
  translation: string,
  { from, renamed }: { from: Language; renamed: readonly RenamedName[] },
): { figures: string[]; added: string[]; names: string[] } {
  const [before, after] = [figuresAndMasksIn(text), figuresAndMasksIn(translation)];
  const figures = without(before, after);
  // the translation may write a number word in digits
  const added = numberWordsIn(text, from) > 0 ? [] : without(after, before);
  const kept = folded(translation);
  const names = namesIn(text, from).filter((name) => {
    if (kept.includes(folded(name))) return false;
    return !renamed.some(
      ({ original, english }) =>
        folded(original).includes(folded(name)) && folded(english) !== '' && kept.includes(folded(english)),
    );
  });
  return { figures, added, names };
}

const figuresAndMasksIn = (text: string) => [
  ...figuresIn(text),
  ...Array.from({ length: text.split(mask).length - 1 }, () => mask),
];

/** Returns the items of one list that are missing in the other, as often as they are missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
