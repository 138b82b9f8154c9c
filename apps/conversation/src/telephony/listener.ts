import { maxUtteranceLength } from '@colloquy/contracts';
import type { TimeSpan } from './call-clock';

/** How long after the last sound of speech a turn is over, milliseconds. */
export type EndOfTurn = (words: string, language: string) => number;

export interface Listener {
  hear(words: string, language: string, heard?: TimeSpan): void;
  wait(): void;
  /** The expert pauses after words that are not final yet, which may be the last of the turn. */
  pausedAfter(partial: string, language: string): void;
  /** No words followed: the end-of-turn period goes on. */
  resume(language: string): void;
  hasWords(): boolean;
  flush(): void;
  forget(): void;
}

export interface Utterance extends TimeSpan {
  text: string;
  /** Whether the times are those of the sound; otherwise they say when the words arrived. */
  hasSoundTimes: boolean;
}

/** Longest end-of-turn period that follows words which are likely to be the last, milliseconds. */
const likelyEndMs = 2450;
/** The same for words that are not final yet: they save time only if the period is short. */
const soonMs = 1000;
/** Time within which possible speech is confirmed or dropped, milliseconds. */
const noticedWithinMs = 250;

/**
 * Joins recognised words to utterances. A turn is over when enough time has passed since its last sound.
 * @param on.likely the words so far are likely to be the whole utterance
 * @param on.mayGoOn whether there is sound that may turn out to be speech; the end of the turn waits for that
 */
export function makeListener(
  endOfTurn: EndOfTurn,
  now: () => number,
  on: { say: (utterance: Utterance) => void; likely: (words: string) => void; mayGoOn: () => boolean },
): Listener {
  let words = '';
  let when = { fromMs: 0, toMs: 0, hasSoundTimes: false };
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    const said = words;
    words = '';
    if (said !== '') on.say({ text: said, ...when });
  }

  function end(): void {
    if (on.mayGoOn()) timer = setTimeout(flush, noticedWithinMs);
    else flush();
  }

  /** The recognition has taken a part of the period already. @returns whether the words are likely to be complete */
  function waitForMore(language: string): boolean {
    clearTimeout(timer);
    const periodMs = endOfTurn(words, language);
    // the clock of the sound may be ahead of ours
    const passedMs = Math.max(0, now() - when.toMs);
    const leftMs = Math.max(0, periodMs - passedMs);
    timer = setTimeout(end, leftMs);
    return leftMs > 0 && periodMs <= likelyEndMs;
  }

  return {
    hear(segment, language, heard) {
      const clean = speechIn(segment);
      if (clean === '') return;
      clearTimeout(timer);
      if (words.length + clean.length + 1 > maxUtteranceLength) flush();
      const { fromMs, toMs } = heard ?? { fromMs: now(), toMs: now() };
      if (words === '') when = { fromMs, toMs, hasSoundTimes: heard !== undefined };
      else when.toMs = toMs;
      words = words === '' ? clean.slice(0, maxUtteranceLength) : `${words} ${clean}`;
      waitForMore(language);
    },
    wait: () => clearTimeout(timer),
    pausedAfter(partial, language) {
      const saying = speechIn(partial);
      const all = words === '' ? saying : `${words} ${saying}`;
      if (saying !== '' && endOfTurn(all, language) <= soonMs) on.likely(all);
    },
    resume(language) {
      if (words !== '' && waitForMore(language)) on.likely(words);
    },
    hasWords: () => words !== '',
    flush,
    forget() {
      clearTimeout(timer);
      words = '';
    },
  };
}

/** Removes what recognisers write for music and noise. */
export function speechIn(recognised: string): string {
  return recognised
    .replace(/\[[^\]]{0,80}\]|\([^)]{0,80}\)|\*[^*]{0,80}\*/gu, ' ')
    .replace(/[♪♫♬♩]+/gu, ' ')
    .replace(/[^\P{Control}]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/gu, ' ')
    .trim();
}
