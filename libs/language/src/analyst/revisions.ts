import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn as figuresAsWritten, figureSpansIn } from '../text/facts';
import {
  confusionIn,
  copulaIn,
  earlierIn,
  forgettingIn,
  nowIn,
  ownSayingsIn,
  remarkIn,
  valueNounsIn,
  whatWasSaidIn,
} from '../text/revision-words';
import { deniesIn } from '../text/denial';
import { clauseWordsOf, limitingOf } from '../text/grammar';
import { remembered } from '../text/remembered';
import { sentencesOf, wordsOf } from '../text/segment';
import { type SpokenSentence } from './spoken-sentence';
import { opensCorrection } from './corrections';
import { asks } from './questions';
import { stemOf } from './relevance';
import { asksForQuantity } from './vagueness';

/** Maximum number of sentences from "Did I say 180?" to the right value. */
const maxAfter = 2;

/** "Forty" at the beginning of a sentence equals "forty". */
const figureRunsIn = (text: string, language: Language): readonly string[] =>
  remembered(`${language} small figures`, text, () =>
    figuresAsWritten(text, language).map((figure) => figure.toLowerCase()),
  );

const plain = (text: string) => text.replaceAll('’', "'");
/** The first word of a sentence is not a name. */
const uncapitalised = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
const stemsIn = (text: string, language: Language): ReadonlySet<string> =>
  remembered(`${language} stems`, text, () => new Set(contentWords(text, language).map(stemOf)));

/** Returns one sentence, or "Did I say 180?" with the sentences up to the next figure. */
export function revisionAt(sentences: readonly SpokenSentence[], at: number, language: Language): string {
  const { text: said = '', turn } = sentences[at] ?? {};
  const text = uncapitalised(said);
  const given = figureRunsIn(text, language);
  const asksForValue = asks(text) && given.length > 0 && ownSayingsIn(language)?.test(plain(text)) === true;
  if (!asksForValue && !(given.length === 0 && pointsBack(text, language))) return said;
  const after = sentences.slice(at + 1, at + 1 + maxAfter).filter((each) => each.turn === turn);
  const end = after.findIndex((each) =>
    figureRunsIn(each.text, language).some((figure) => !given.includes(figure)),
  );
  return [text, ...after.slice(0, end + 1).map((each) => uncapitalised(each.text))].join(' ');
}

/** Recognises "that tonnage from a minute ago". */
const pointsBack = (text: string, language: Language): boolean =>
  earlierIn(language)?.test(plain(text)) === true;

type Revision = (before: string, question: string) => boolean;

const sharesWord = (words: readonly string[], said: ReadonlySet<string>): boolean =>
  words.some((word) => !/\p{N}/u.test(word) && said.has(stemOf(word)));

/** Recognises "The weekly figure I gave you is for both shops, this one has ninety." */
export function replacementIn(sentence: string, language: Language): Revision | undefined {
  const text = plain(sentence);
  const isNamed = ownSayingsIn(language)?.test(text) === true && valueNounsIn(language)?.test(text) === true;
  const given = figureRunsIn(sentence, language);
  if (given.length === 0 || (!isNamed && !pointsBack(text, language))) return undefined;
  return (before) => {
    const old = figureRunsIn(before, language);
    if (old.length === 0 || given.some((figure) => old.includes(figure))) return false;
    return sharesWord(contentWords(sentence, language), stemsIn(before, language));
  };
}

const minOfUpdate = 2;

/** Recognises "The 3,400 is the price of two years ago, now it is 2,900." */
export function updateIn(sentence: string, language: Language): Revision | undefined {
  const text = plain(sentence).toLowerCase();
  const given = figureRunsIn(text, language);
  if (given.length < minOfUpdate) return undefined;
  if (ownSayingsIn(language)?.test(text) === true)
    return (before) => repeatsOne(figureRunsIn(before, language), given);
  const now = nowIn(language);
  const changes = [...(now ? text.matchAll(new RegExp(now, 'giu')) : [])].map(({ index }) => ({
    old: figureRunsIn(text.slice(0, index), language),
    given: figureRunsIn(text.slice(index), language),
  }));
  return (before) => {
    const known = figureRunsIn(before, language);
    if (!known.some((figure) => figure.length > 1 && given.includes(figure))) return false;
    if (reinterprets(known, text, language)) return true;
    return changes.some((change) => {
      const wrong = known.find((figure) => figure.length > 1 && change.old.includes(figure));
      return wrong !== undefined && change.given.length > 0 && !change.given.includes(wrong);
    });
  };
}

/** Recognises "The lamps went in later, in 2022, I was thinking of the boilers." */
export function confusionAt(sentence: string, language: Language): Revision | undefined {
  const given = figureRunsIn(sentence, language);
  if (given.length === 0 || confusionIn(language)?.test(plain(sentence)) !== true) return undefined;
  return (before, question) => {
    const old = figureRunsIn(before, language);
    if (given.some((figure) => old.includes(figure))) return false;
    if (!given.some((figure) => old.some((each) => isYear(each) === isYear(figure)))) return false;
    const about = new Set([...stemsIn(before, language), ...stemsIn(question, language)]);
    return sharesWord(contentWords(sentence, language), about);
  };
}

/** Recognises "I am mixing it up with the bulbs". */
export const explainsSlip = (sentence: string, language: Language): boolean =>
  confusionIn(language)?.test(plain(sentence)) === true && figureRunsIn(sentence, language).length === 0;

/** Recognises "Now I think of it, the network is 121" after an answer to "How long is your network?". */
export function restatementIn(sentence: string, current: string, language: Language): Revision | undefined {
  const [first, ...others] = measuresIn(sentence, language);
  if (!first || others.length > 0) return undefined;
  const clause =
    sentence
      .slice(0, first.from)
      .split(/[,;:—–]/u)
      .at(-1) ?? '';
  if (copulaIn(language)?.test(plain(clause)) !== true) return undefined;
  const now = stemsIn(current, language);
  const about = [...stemsIn(clause, language)].filter((stem) => !now.has(stem));
  if (about.length === 0) return undefined;
  return (before, question) => {
    if (question === current) return false;
    const asked = stemsIn(question, language);
    if (!about.some((stem) => asked.has(stem)) || !asksForQuantity(question, language)) return false;
    const old = measuresIn(before, language);
    if (old.some(({ figure }) => figure === first.figure)) return false;
    return old.some(({ unit }) => first.unit === '' || unit === first.unit);
  };
}

/** Recognises "Those eleven weeks are only for the dyeing." */
export function limitIn(sentence: string, current: string, language: Language): Revision | undefined {
  const words = wordsOf(plain(sentence).toLowerCase(), language);
  // "only for": a particle alone may limit anything
  const isLimit = (word: string, at: number) =>
    limitingOf(language)?.has(word) === true && limitedTo.test(words[at + 1] ?? '');
  if (!words.some(isLimit)) return undefined;
  const named = measuresIn(sentence, language).filter(
    ({ unit, from }) => unit !== '' && definite.test(sentence.slice(0, from)),
  );
  if (named.length === 0) return undefined;
  return (before, question) => question !== current && sharesMeasure(before, named, language);
}

/** Recognises "It is not every six years". */
export function denialIn(sentence: string, current: string, language: Language): Revision | undefined {
  const named = measuresIn(sentence, language);
  const [first, ...others] = named;
  if (!first || first.unit === '' || others.length > 0) return undefined;
  if (contentWords(sentence, language).length > maxDenying) return undefined;
  const before = wordsOf(plain(sentence.slice(0, first.from)).toLowerCase(), language).slice(-maxToDenied);
  if (!before.some((word) => deniesIn(word, language))) return undefined;
  return (before, question) => question !== current && sharesMeasure(before, named, language);
}

const limitedTo = /^(?:for|für|fürs|beim?|im|pour|au|du|dans|para|en|per|nel\p{L}*|do|no|na|voor|dla|w)$/u;

/** A longer sentence says something else about what it denies. */
const maxDenying = 4;

/** Maximum number of words from a negation to the denied value: "not every six years". */
const maxToDenied = 2;

const definite =
  /(?<!\p{L})(?:the|th(?:at|is|ose|ese)|de[rnm]|die|das|diese\p{L}?|jene\p{L}?|los|las|es[eo]s|esas|les|ces|gli|i|le|quei|quelle|os|as|esses|essas|het|dat|te) $/iu;

const sharesMeasure = (
  before: string,
  named: readonly { figure: string; unit: string }[],
  language: Language,
): boolean =>
  measuresIn(before, language).some(({ figure, unit }) =>
    named.some((each) => each.figure === figure && each.unit === unit),
  );

const measuresIn = (
  text: string,
  language: Language,
): readonly { figure: string; unit: string; from: number }[] =>
  remembered(`${language} units`, text, () =>
    figureSpansIn(text, language).map(({ figure, from, to }) => ({
      from,
      figure: figure.toLowerCase(),
      unit: /^ (?<unit>\p{L}+)/u.exec(text.slice(to))?.groups?.['unit']?.toLowerCase() ?? '',
    })),
  );

const isYear = (figure: string): boolean => /^(?:1[5-9]|20)\d\d$/u.test(figure);

/** "My four thousand" and "twenty-five is what the plan says" explain a figure and give no value. */
function reinterprets(known: readonly string[], text: string, language: Language): boolean {
  const given = figureRunsIn(text, language);
  if (!repeatsOne(known, given)) return false;
  return known.some((figure) => {
    const at = figure.length > 1 ? text.indexOf(figure) : -1;
    if (at === -1 || !given.includes(figure)) return false;
    return (
      /(?<!\p{L})(?:my|mein\p{L}*|mis?|mes|miei|mie|meus?|minhas|mijn|moj\p{L}+) $/iu.test(
        text.slice(0, at),
      ) ||
      pointsAtValue(text.slice(0, at), text.slice(at + figure.length), language) ||
      /^ (?:is|was|ist|war|gilt|galt|es|era|fue|(?:c['’])?(?:est|était)|è|vale|foi|to)(?!\p{L})/u.test(
        text.slice(at + figure.length),
      )
    );
  });
}

/** Accepts "with the 340 I was wrong", and not "of the 40 trucks", which counts something. */
const pointsAtValue = (before: string, after: string, language: Language): boolean =>
  /(?<!\p{L})(?:the|th(?:at|is|ose)|de[rnms]|die|das|diese\p{L}?|los|las|es[eo]s?|les|ces?|gli|quei|os|as|esses?|het|dat|te) $/iu.test(
    before,
  ) &&
  (/^\s*[,;:.!—–]/u.test(after) ||
    clauseWordsOf(language)?.has(/^ (?<word>[\p{L}']+)/u.exec(after)?.groups?.['word'] ?? '') === true ||
    (language === 'de' && /^ \p{Ll}/u.test(after)));

const repeatsOne = (known: readonly string[], given: readonly string[]): boolean =>
  given.some((figure) => figure.length > 1 && known.includes(figure)) &&
  given.some((figure) => !known.includes(figure));

/** Recognises "Forget what I said about the sexton." */
export const takesBack = (sentence: string, language: Language): boolean =>
  (remarkIn(language)?.test(plain(sentence)) === true && figureRunsIn(sentence, language).length === 0) ||
  (forgettingIn(language)?.test(plain(sentence)) === true &&
    whatWasSaidIn(language)?.test(plain(sentence)) === true);

export function isAbout(before: string, sentence: string, language: Language): boolean {
  const said = stemsIn(before, language);
  return subjectOf(sentence, language).some((word) => said.has(stemOf(word)));
}

export function subjectOf(sentence: string, language: Language): readonly string[] {
  const rest = plain(sentence)
    .replace(whatWasSaidIn(language) ?? '', ' ')
    .replace(forgettingIn(language) ?? '', ' ')
    .replace(remarkIn(language) ?? '', ' ');
  return contentWords(rest, language);
}

/** Recognises "No, fourteen was last year, it is eight." */
export function withoutCorrected(before: string, sentence: string, language: Language): string | undefined {
  if (!opensCorrection(sentence, language)) return undefined;
  const given = figureRunsIn(sentence, language);
  const wrong = figureRunsIn(before, language).filter((figure) => given.includes(figure));
  if (wrong.length === 0 || given.every((figure) => wrong.includes(figure))) return undefined;
  const kept = sentencesOf(before, language).filter(
    (each) => !figureRunsIn(each, language).some((figure) => wrong.includes(figure)),
  );
  return kept.join(' ');
}
