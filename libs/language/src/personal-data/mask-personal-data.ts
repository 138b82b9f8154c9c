import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { identifiersIn, type Span } from './identifiers';
import { mask } from './mark';
import { personsIn } from './persons';

/**
 * Replaces personal data in the turns of a session by `[…]`: addresses, numbers of persons and contracts, passwords,
 * and names of third parties wherever they are mentioned. Text stays if its form leaves a doubt.
 * @param options.known names and addresses in these texts are not masked
 * @param options.languages languages in which the session may be held
 */
export function maskPersonalData(
  texts: readonly string[],
  { known, languages }: { known: readonly string[]; languages: readonly Language[] },
): string[] {
  const isKnown = knownIn(known);
  const each = new Set(languages);
  const persons = texts.map((text) =>
    [...each].flatMap((language) => personsIn(text, language)).filter(({ name }) => !isKnown(name)),
  );
  const again = mentionsOf(
    persons.flat().flatMap(({ name, isProper }) => (isProper ? [name, ...name.split(' ')] : [name])),
    { isKnown, all: texts.join('\n') },
  );
  return texts.map((text, n) => {
    const identifiers = identifiersIn(text).filter(({ from, to }) => !isKnown(text.slice(from, to)));
    const mentions = again
      ? [...text.matchAll(again)].map(({ 0: name, index }) => ({ from: index, to: index + name.length }))
      : [];
    return masked(text, [...identifiers, ...(persons[n] ?? []), ...mentions]);
  });
}

/** Returns whether all words of a name, or an address as a whole, occur in texts. */
function knownIn(texts: readonly string[]) {
  const text = folded(texts.join('\n'));
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  return (name: string): boolean =>
    /[\p{N}@.]/u.test(name)
      ? text.includes(folded(name))
      : (folded(name).match(/[\p{L}\p{N}-]+/gu) ?? []).every((word) => words.has(word));
}

const word = /[\p{L}\p{M}'’-]+/gu;
const noun = /(?<=(?<!\p{L})(?:de[rnms]|die|das|ein\p{L}{0,2}|the|an?) )[\p{L}\p{M}'’-]+/gu;

/** Leaves out words that also occur in lower case or, since a noun may have a capital, after an article. */
function mentionsOf(
  names: readonly string[],
  { isKnown, all }: { isKnown: (name: string) => boolean; all: string },
): RegExp | undefined {
  const written = new Set(all.match(word));
  const nouns = new Set(all.toLowerCase().match(noun));
  const certain = [...new Set(names)].filter(
    (name) =>
      /^\p{Lu}[\p{L}\p{M}'’ .-]{2,}$/u.test(name) &&
      !isKnown(name) &&
      !written.has(name.toLowerCase()) &&
      !nouns.has(name.toLowerCase()),
  );
  if (certain.length === 0) return undefined;
  const alternatives = certain
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives.join('|')})(?![\p{L}\p{M}])`, 'gu');
}

/** The spans may overlap. */
function masked(text: string, spans: readonly Span[]): string {
  let result = '';
  let done = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= done) result += text.slice(done, from) + mask;
    done = Math.max(done, to);
  }
  return result + text.slice(done);
}
