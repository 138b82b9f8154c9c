import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { absolutesOf, isFunctionWord, outsidersOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { asks } from './questions';
import { namesListener } from './refusals';
import { rootOf, stemOf } from './relevance';
import { actionsOf } from './voice';

const railing = {
  minTurns: 3,
  /** Words for others and for everybody: number, share of all words, and share of turns. */
  minOthers: 5,
  minShare: 0.05,
  minTurnsWithOthers: 0.5,
  /** For each turn. */
  maxActions: 0.5,
  maxTopical: 0.15,
  /** For each turn; answers on one subject share words. */
  maxShared: 0.5,
};

const attention: Partial<Record<Language, string>> = {
  en: 'look|listen|believe me',
  de: 'hören sie|schauen sie|fragen sie|glauben sie mir',
  es: 'mire|mira|oiga|oye',
  fr: 'écoutez|regardez|demandez',
  it: 'guardi|senta|ascolti',
  pt: 'olhe|ouça|escute',
  nl: 'kijk|luister',
};

/** Four signs are needed, because a description of others shows the first. */
export function rails(
  said: readonly AnalysisTurn[],
  topicalShare: (content: readonly string[]) => number,
  language: Language,
): boolean {
  if (said.length < railing.minTurns) return false;
  const turns = said.map(({ text }) => ({
    words: wordsOf(text, language).length,
    others: othersIn(text, language),
    actions: actionsOf(text, language),
    topical: topicalShare(contentWords(text, language)),
  }));
  const sum = (key: 'words' | 'others' | 'actions' | 'topical') =>
    turns.reduce((total, each) => total + each[key], 0);
  return (
    sum('others') >= Math.max(railing.minOthers, railing.minShare * sum('words')) &&
    turns.filter(({ others }) => others > 0).length >= railing.minTurnsWithOthers * turns.length &&
    sum('actions') <= railing.maxActions * turns.length &&
    sum('topical') < railing.maxTopical * turns.length &&
    sharedIn(said, language) < railing.maxShared * turns.length &&
    said.some(({ text }) => appeals(text, language))
  );
}

function appeals(text: string, language: Language): boolean {
  const words = attention[language];
  const plain = text.toLowerCase();
  return (
    asks(text) ||
    (words !== undefined && new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(plain)) ||
    // "sie" is "they", too
    (language !== 'de' && namesListener(text, language))
  );
}

function sharedIn(said: readonly AnalysisTurn[], language: Language): number {
  const turnsWith = new Map<string, number>();
  for (const { text } of said) {
    const words = contentWords(text, language).filter(
      (word) => !isFunctionWord(word.toLowerCase(), language),
    );
    for (const root of new Set(words.map((word) => rootOf(stemOf(word)))))
      turnsWith.set(root, (turnsWith.get(root) ?? 0) + 1);
  }
  return [...turnsWith.values()].filter((count) => count > 1).length;
}

const othersIn = (text: string, language: Language): number => {
  const [outsiders, absolutes] = [outsidersOf(language), absolutesOf(language)];
  return wordsOf(text.toLowerCase().replaceAll('’', "'"), language).filter(
    (word) => outsiders?.has(word) === true || absolutes?.has(word) === true,
  ).length;
};
