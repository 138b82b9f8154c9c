import { maxUtteranceLength } from '@colloquy/contracts';
import type { TimeSpan } from './call-clock';

/** How long after the last word a turn is over, milliseconds. */
export type EndOfTurn = (words: string, language: string) => number;

export interface Listener {
  /** @param heard absent on a stream without sound */
  hear(words: string, language: string, heard?: TimeSpan): void;
  wait(): void;
  /** No words followed: restarts the end-of-turn period. */
  resume(language: string): void;
  open(): boolean;
  flush(): void;
  forget(): void;
}

export interface Utterance extends TimeSpan {
  text: string;
  /** Whether the times are those of the sound; otherwise they say when the words arrived. */
  timed: boolean;
}

export function makeListener(
  endOfTurn: EndOfTurn,
  now: () => number,
  say: (utterance: Utterance) => void,
): Listener {
  let words = '';
  let when = { fromMs: 0, toMs: 0, timed: false };
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    const said = words;
    words = '';
    if (said !== '') say({ text: said, ...when });
  }

  return {
    hear(segment, language, heard) {
      const clean = speechIn(segment);
      if (clean === '') return;
      clearTimeout(timer);
      if (words.length + clean.length + 1 > maxUtteranceLength) flush();
      const { fromMs, toMs } = heard ?? { fromMs: now(), toMs: now() };
      if (words === '') when = { fromMs, toMs, timed: heard !== undefined };
      else when.toMs = toMs;
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
