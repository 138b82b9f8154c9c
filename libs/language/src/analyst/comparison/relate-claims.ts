import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { deniesIn } from '../../text/denial';
import { sentencesOf } from '../../text/segment';
import { isSameAmount, measuresIn, type Measure } from './measures';
import { sharedIn, stemsOf, without } from './stems';

export interface Said {
  sentences: readonly Sentence[];
  measures: readonly Measure[];
  /** As stems, without figures and units. */
  context: ReadonlySet<string>;
  own: ReadonlySet<string>;
}

interface Sentence {
  context: ReadonlySet<string>;
  own: ReadonlySet<string>;
  denies: boolean;
}

/** Undefined if two claims are about different things, or if their words do not show how they relate. */
export type Relation = 'agree' | 'disagree' | undefined;

const same = { words: 2, share: 0.6, ofAll: 0.35, ofDenial: 0.5, ofQuantity: 0.3 };

/** @param question stems of the question, which every answer may repeat */
export function saidIn(text: string, question: ReadonlySet<string>, language: Language): Said {
  const { measures, stems } = measuresIn(text, language);
  const contextOf = (part: string) => {
    const words = contentWords(part, language).filter((word) => !/\p{N}/u.test(word));
    return without(stemsOf(words, language), stems);
  };
  const context = contextOf(text);
  return {
    measures,
    context,
    own: without(context, question),
    sentences: sentencesOf(text, language).map((sentence) => {
      const part = contextOf(sentence);
      return { context: part, own: without(part, question), denies: deniesIn(sentence, language) };
    }),
  };
}

/** Figures count before words. */
export function relationOf(a: Said, b: Said): Relation {
  return relationOfMeasures(a, b) ?? (haveMeasures(a, b) ? undefined : relationOfWords(a, b));
}

const haveMeasures = (a: Said, b: Said): boolean =>
  a.measures.some(({ dimension }) =>
    b.measures.some((other) => other.dimension === dimension || dimension === '' || other.dimension === ''),
  );

function relationOfMeasures(a: Said, b: Said): Relation {
  if (!isSameQuantity(a, b)) return undefined;
  const found = new Set<Relation>();
  for (const dimension of new Set(a.measures.map((measure) => measure.dimension))) {
    const [ofA, ofB] = [a, b].map(({ measures }) => measures.filter((each) => each.dimension === dimension));
    const [one, other] = [ofA?.[0], ofB?.[0]];
    // with several figures of one dimension it is not certain which ones belong together
    if (!one?.bounds || !other?.bounds || ofA?.length !== 1 || ofB?.length !== 1) continue;
    found.add(isSameAmount(one.bounds, other.bounds) ? 'agree' : 'disagree');
  }
  return found.has('disagree') ? 'disagree' : found.has('agree') ? 'agree' : undefined;
}

function isSameQuantity(a: Said, b: Said): boolean {
  if (takeUpDifferentParts(a, b)) return false;
  if (a.own.size === 0 && b.own.size === 0) return true;
  const shared = sharedIn(a.context, b.context).length;
  const fewest = Math.min(a.context.size, b.context.size);
  if (shared === 0 || shared / unionOf(a.context, b.context, shared) < same.ofQuantity) return false;
  return shared === fewest || (shared >= same.words && shared / fewest >= same.share);
}

function takeUpDifferentParts(a: Said, b: Said): boolean {
  const asked = ({ context, own }: Said) => without(context, own);
  return without(asked(a), b.context).size > 0 && without(asked(b), a.context).size > 0;
}

function relationOfWords(a: Said, b: Said): Relation {
  let best: { shared: number; relation: Relation } | undefined;
  for (const one of a.sentences)
    for (const other of b.sentences) {
      const shared = sharedIn(one.context, other.context).length;
      if (!best || shared > best.shared) best = { shared, relation: relationOfSentences(one, other, shared) };
    }
  return best?.relation;
}

function relationOfSentences(a: Sentence, b: Sentence, shared: number): Relation {
  const fewest = Math.min(a.context.size, b.context.size);
  if (shared < same.words || shared / fewest < same.share) return undefined;
  const sharedOwn = sharedIn(a.own, b.own).length;
  const minOwn = Math.min(a.own.size, b.own.size);
  const onlyAnswer = a.own.size === 0 && b.own.size === 0;
  const isOwn = sharedOwn > 0 && sharedOwn / minOwn >= same.share;
  if (a.denies !== b.denies) {
    const isSame = shared / unionOf(a.context, b.context, shared) >= same.ofDenial;
    return isSame && (onlyAnswer || isOwn) ? 'disagree' : undefined;
  }
  const isHigh =
    isOwn && sharedOwn >= same.words && sharedOwn / unionOf(a.own, b.own, sharedOwn) >= same.ofAll;
  return onlyAnswer || isHigh ? 'agree' : undefined;
}

const unionOf = (a: ReadonlySet<string>, b: ReadonlySet<string>, shared: number): number =>
  a.size + b.size - shared;
