import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { negationWords } from '../cleaning/tables/negations';
import { figureRunsIn, figureSpansIn, withFigure } from '../text/facts';
import { correctionsIn } from '../text/grammar';
import { stemOf } from './relevance';

/** Languages without spaces between words, or with words that run into each other. */
export const unspaced: readonly Language[] = ['zh', 'ja', 'ko'];
const openings = new Map<Language, RegExp>();

function openingOf(language: Language): RegExp {
  const known = openings.get(language);
  if (known) return known;
  const end = unspaced.includes(language) ? '' : '(?![\\p{L}\\p{M}])';
  const made = new RegExp(
    `^[¿¡]?(?:\\p{L}{1,3}[,.!]? )?(?:${correctionsIn(language) || '(?!)'})${end}[\\s,.:;!—–、，。-]*`,
    'iu',
  );
  openings.set(language, made);
  return made;
}

const plain = (text: string) => text.replaceAll('’', "'");

/** Accepts a correction after its figure, too: "Fifteen, sorry". */
export const opensCorrection = (sentence: string, language: Language): boolean =>
  openingOf(language).test(plain(sentence)) || openingOf(language).test(behindFigure(sentence, language));

function behindFigure(sentence: string, language: Language): string {
  const [figure = ''] = figureRunsIn(sentence, language);
  if (figure === '' || !sentence.startsWith(figure)) return '';
  return plain(/^,\s*(?<rest>.*)$/su.exec(sentence.slice(figure.length))?.groups?.['rest'] ?? '');
}

export function correctionIn(sentence: string, language: Language): string {
  const rest = plain(sentence).replace(openingOf(language), '');
  return rest !== '' && rest.length < sentence.length && opensCorrection(rest, language)
    ? correctionIn(rest, language)
    : rest;
}

/** Does not accept "No competitor has more than 12", which says something of its own. */
export function isCorrected(before: string, sentence: string, language: Language): boolean {
  if (!opensCorrection(sentence, language) || figureRunsIn(before, language).length === 0) return false;
  const correction = correctionIn(sentence, language);
  const figures = figureRunsIn(correction, language);
  if (figures.length === 0) return false;
  const said = new Set(contentWords(before, language).map(stemOf));
  const isFigure = (word: string) => /\p{N}/u.test(word) || figures.some((figure) => figure.includes(word));
  return contentWords(correction, language).every((word) => isFigure(word) || said.has(stemOf(word)));
}

/** Returns undefined if it is uncertain which figure the correction means. */
export function replacementOf(before: string, correction: string, language: Language): string | undefined {
  const [wrong, given] = [figureRunsIn(before, language), figureRunsIn(correction, language)];
  // "I said 930, it is 390" repeats the wrong figure
  const right = given.filter((figure) => !wrong.includes(figure));
  const repeated = given.find((figure) => wrong.includes(figure));
  const [figure] = right;
  if (figure === undefined || right.length > 1) return undefined;
  const replaced = repeated ?? (wrong.length === 1 ? wrong[0] : undefined);
  return replaced === undefined ? undefined : withFigure(before, replaced, figure, language);
}

/** Tells whether neither must stand without the other, because they share a word. */
export function corrects(before: string, correction: string, language: Language): boolean {
  if (figureRunsIn(before, language).length === 0 || figureRunsIn(correction, language).length === 0)
    return false;
  const said = new Set(contentWords(before, language).map(stemOf));
  return contentWords(correction, language).some((word) => said.has(stemOf(word)));
}

/** Languages in which "no" between two figures may deny the second one. */
const deniesWithNo: readonly Language[] = ['es', 'pt', 'pl', 'cs', 'sk', 'hr', 'bg', 'hu', 'ro'];

/** Removes the figures that the speaker corrects at once: "forty, no sorry, fourteen hundred". */
export function repaired(sentence: string, language: Language): string {
  const figures = figureSpansIn(sentence, language);
  let result = sentence;
  for (let at = figures.length - 1; at > 0; at -= 1) {
    const [wrong, right] = [figures[at - 1], figures[at]];
    if (
      wrong &&
      right &&
      wrong.figure !== right.figure &&
      repairs(sentence.slice(wrong.to, right.from), language)
    )
      result = result.slice(0, wrong.from) + result.slice(right.from);
  }
  return retraced(result, language);
}

/** Numbers of words that are said again before a figure (at most) and of words of the correction before them. */
const maxRetrace = { lead: 3, markers: { min: 2, max: 4 } };

/** Repairs unpunctuated speech: "over six kilos a bale no sorry over eight kilos". */
function retraced(sentence: string, language: Language): string {
  const figures = figureSpansIn(sentence, language);
  for (const right of figures.toReversed()) {
    const words = sentence.slice(0, right.from).trim().split(/\s+/u);
    for (let count = 1; count <= maxRetrace.lead; count += 1) {
      const lead = `${words.slice(-count).join(' ').toLowerCase()} `;
      const head = words.slice(0, -count);
      const markers = markersAtEnd(head, language);
      const wrong = figures
        .filter(({ to }) => to < right.from)
        .findLast(({ from }) => sentence.slice(0, from).toLowerCase().endsWith(lead));
      if (markers === 0 || !wrong || wrong.figure === right.figure) continue;
      const start = head.slice(0, -markers).join(' ').length;
      const repeated = sharedStart(sentence.slice(wrong.to), sentence.slice(right.to));
      return [
        sentence.slice(0, wrong.from),
        right.figure,
        sentence.slice(wrong.to, Math.max(start, wrong.to)),
        sentence.slice(right.to + repeated),
      ].join('');
    }
  }
  return sentence;
}

function markersAtEnd(words: readonly string[], language: Language): number {
  const { min, max } = maxRetrace.markers;
  for (let count = max; count >= min; count -= 1)
    if (onlyCorrects(words.slice(-count).join(' ').toLowerCase(), language)) return count;
  return 0;
}

function sharedStart(one: string, other: string): number {
  const [a, b] = [one.toLowerCase().split(/(?<=\S)(?=\s)/u), other.split(/(?<=\S)(?=\s)/u)];
  const end = b.findIndex((word, at) => word.toLowerCase() !== a[at]);
  return b.slice(0, end === -1 ? b.length : end).join('').length;
}

function repairs(between: string, language: Language): boolean {
  if (/[:：]/u.test(between)) return false;
  const words = plain(between)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}' ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (words === '' || !onlyCorrects(words, language)) return false;
  const denies = negationWords[language].split(' ').includes(words);
  return !(denies && deniesWithNo.includes(language));
}

const only = new Map<Language, RegExp>();

export function onlyCorrects(words: string, language: Language): boolean {
  const markers = correctionsIn(language) || '(?!)';
  const made = only.get(language) ?? new RegExp(`^(?:(?:${markers})(?: |$))+$`, 'u');
  only.set(language, made);
  return made.test(words);
}
