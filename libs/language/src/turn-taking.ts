import { type TurnTakingWords, turnTakingWords } from './turn-taking-words';

/**
 * Pauses after the last word. People leave 0.2 s between turns and think for up to 3 s. A pause of 2 s in mid-sentence,
 * and the 0.25 s until speech is noticed, must fit into those that follow an open end.
 */
const waits = {
  question: 600,
  sentence: 800,
  /** A whole answer of a word or two. */
  answer: 1000,
  /** No sign: recognisers of many languages write no full stops. */
  unclear: 2450,
  /** A first word or two that are not an answer. */
  start: 2450,
  clause: 2500,
  thinking: 3500,
};

const listOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map((word) => word.trim()));
const tableOf = ({ thinking, joining, opening, answers }: TurnTakingWords) => ({
  thinking: listOf(thinking),
  joining: listOf(joining),
  opening: listOf(opening),
  answers: listOf(answers),
});
const tables = new Map(
  Object.entries(turnTakingWords).map(([language, words]) => [language, tableOf(words)]),
);

/** Words in the longest phrase of the tables. */
const maxWords = 4;
const quotes = /[\s"'“”‘’«»„)\]]+$/u;

/**
 * Returns how long to wait after the last word before the turn is over, milliseconds: longer in mid-sentence.
 * @param language ISO 639-1, optionally with a region; without a table only the punctuation counts
 */
export function endOfTurnMs(text: string, language: string): number {
  const said = text.slice(-200).trim();
  const bare = said.replace(quotes, '');
  if (said === '' || /(?:…|\.\.)$/u.test(bare)) return waits.thinking;
  const words = wordsOf(bare);
  const table = tables.get(language.split('-')[0]?.toLowerCase() ?? '');
  const endsWith = (kind: keyof TurnTakingWords) => table !== undefined && endsWithAny(words, table[kind]);
  const isAnswer = table?.answers.has(words.join(' ')) ?? false;
  if (/[?？؟]$/u.test(bare)) return waits.question;
  if (endsWith('thinking') && !isAnswer) return waits.thinking;
  if (endsWith('joining') && !isAnswer) return waits.clause;
  if (/[.!。！।]$/u.test(bare)) return waits.sentence;
  if (/[,;:،、，；：–—-]$/u.test(bare)) return waits.clause;
  if (isAnswer) return waits.answer;
  if (endsWith('opening')) return waits.clause;
  return table !== undefined && words.length <= 2 ? waits.start : waits.unclear;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []
  );
}

function endsWithAny(words: readonly string[], phrases: ReadonlySet<string>): boolean {
  for (let count = 1; count <= Math.min(maxWords, words.length); count++) {
    if (phrases.has(words.slice(-count).join(' '))) return true;
  }
  return false;
}
