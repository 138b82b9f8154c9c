import { maxUtteranceLength } from '@colloquy/contracts';

/** How long after the last word a turn is over, milliseconds. */
export type EndOfTurn = (words: string, language: string) => number;

/** Joins what is recognised piece by piece to what somebody said. */
export interface Listener {
  hear(words: string, language: string): void;
  /** Somebody goes on speaking; the words follow. */
  wait(): void;
  /** No words followed: the time since the last ones counts again. */
  resume(language: string): void;
  /** Whether somebody is in the middle of saying something. */
  open(): boolean;
  /** Gives out what was said so far. */
  flush(): void;
  /** Drops what was said so far. */
  forget(): void;
}

/** @param say gets whole turns, with how long they took */
export function makeListener(
  endOfTurn: EndOfTurn,
  now: () => number,
  say: (text: string, durationMs: number) => void,
): Listener {
  let words = '';
  let since = 0;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    const said = words;
    words = '';
    if (said !== '') say(said, last - since);
  }

  return {
    hear(segment, language) {
      const clean = speechIn(segment);
      if (clean === '') return;
      clearTimeout(timer);
      if (words.length + clean.length + 1 > maxUtteranceLength) flush();
      last = now();
      if (words === '') since = last;
      words = words === '' ? clean.slice(0, maxUtteranceLength) : `${words} ${clean}`;
      timer = setTimeout(flush, endOfTurn(words, language));
    },
    wait: () => clearTimeout(timer),
    resume(language) {
      clearTimeout(timer);
      if (words !== '') timer = setTimeout(flush, endOfTurn(words, language));
    },
    open: () => words !== '',
    flush,
    forget() {
      clearTimeout(timer);
      words = '';
    },
  };
}

/** Recognised words without what recognisers write for music and noise. */
export function speechIn(recognised: string): string {
  return recognised
    .replace(/\[[^\]]{0,80}\]|\([^)]{0,80}\)|\*[^*]{0,80}\*/gu, ' ')
    .replace(/[♪♫♬♩]+/gu, ' ')
    .replace(/[^\P{Control}]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/gu, ' ')
    .trim();
}
