import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { repaired } from './corrections';

const openers: Partial<Record<Language, string>> = {
  en: 'well|so|right|okay|ok|look|you know|i mean|yeah',
  de: 'also|naja|na ja|tja|gut|wissen sie',
  es: 'bueno|pues|a ver|mire|hombre',
  fr: 'bon|alors|ben|bah|eh bien|écoutez',
  it: 'allora|beh|ecco|guardi|insomma',
  pt: 'bom|bem|pois|olhe|então',
  nl: 'nou|kijk|tja|nou ja',
  pl: 'no|no więc|więc|cóż|wie pan|wie pani',
};

const compiled = new Map<Language, RegExp>();

function openerIn(language: Language): RegExp {
  const words = (openers[language] ?? '(?!)').split('|').map((word) => {
    const first = word.charAt(0);
    return /\p{L}/u.test(first) ? `[${first}${first.toUpperCase()}]${word.slice(1)}` : word;
  });
  const any = words.join('|');
  const made =
    compiled.get(language) ??
    // without a comma only in unpunctuated speech: "So we stopped" may be a consequence
    new RegExp(`^(?:(?:${any}), +)+(?=\\p{L})|^(?=\\p{Ll})(?:(?:${any}) +)+(?=\\p{L})`, 'u');
  compiled.set(language, made);
  return made;
}

/** Maximum number of words before a dash among which a restart repeats one. */
const maxRepeated = 4;

function joined(before: string, after: string): string {
  const [first = ''] = after.split(/[\s,]/u, 1);
  const words = before.split(' ');
  const tail = words.slice(-maxRepeated).map((word) => word.toLowerCase());
  const at = tail.lastIndexOf(first.toLowerCase());
  if (first === '' || at === -1) return `${before} — ${after}`;
  return [...words.slice(0, words.length - tail.length + at), after].join(' ');
}

/** Removes corrected figures, broken-off words and an opening such as "well". */
export function toldAs(said: string, language: Language): string {
  const parts = repaired(said, language).split(/ [—–] /u);
  const kept = parts.filter((part, at) => at === parts.length - 1 || contentWords(part, language).length > 0);
  const text = kept.reduce(joined).replace(openerIn(language), '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
