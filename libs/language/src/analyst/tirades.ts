import { type Language } from '@colloquy/contracts';
import { absolutesOf, outsidersOf } from '../text/grammar';
import { contentWords } from '../text/content-words';
import { wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { actionsOf } from './voice';

/** Limits from which on an expert rails against others instead of answering; all of them must be met. */
const railing = {
  /** Words for others, for everything and for everybody: in all, relative to all words, and to "I" and "we". */
  fewest: 5,
  share: 0.05,
  timesActions: 4,
  /** Maximum share of words of the subject. */
  topical: 0.15,
  /** Minimum share of turns with such words. */
  turns: 0.5,
};

/** A turn with this share of words of the subject, and nothing about others, is an answer. */
const answering = 0.2;

/**
 * Returns the turns of an expert who rails against others throughout: the turns speak of "them", of everybody and of nothing,
 * hardly of the expert and of the subject. Figures are no sign of an answer there.
 */
export function tiradesIn(
  said: readonly AnalysisTurn[],
  topicalShare: (content: readonly string[]) => number,
  language: Language,
): ReadonlySet<AnalysisTurn> {
  const turns = said.map((turn) => ({
    turn,
    words: wordsOf(turn.text, language).length,
    others: othersIn(turn.text, language),
    actions: actionsOf(turn.text, language),
    topical: topicalShare(contentWords(turn.text, language)),
  }));
  const sum = (key: 'words' | 'others' | 'actions' | 'topical') =>
    turns.reduce((total, each) => total + each[key], 0);
  const rails =
    sum('others') >=
      Math.max(railing.fewest, sum('words') * railing.share, sum('actions') * railing.timesActions) &&
    sum('topical') < turns.length * railing.topical &&
    turns.filter(({ others }) => others > 0).length >= turns.length * railing.turns;
  if (!rails) return new Set();
  return new Set(
    turns.filter(({ others, topical }) => others > 0 || topical < answering).map(({ turn }) => turn),
  );
}

const othersIn = (text: string, language: Language): number => {
  const [outsiders, absolutes] = [outsidersOf(language), absolutesOf(language)];
  return wordsOf(text.toLowerCase().replaceAll('’', "'"), language).filter(
    (word) => outsiders?.has(word) === true || absolutes?.has(word) === true,
  ).length;
};
