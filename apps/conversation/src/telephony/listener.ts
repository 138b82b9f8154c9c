import { maxUtteranceLength } from '@colloquy/contracts';
import type { Placed } from './call-clock';

/** How long after the last word a turn is over, milliseconds. */
export type EndOfTurn = (words: string, language: string) => number;

/** Joins what is recognised piece by piece to what somebody said. */
export interface Listener {
  /** @param heard when the words were spoken; absent on a line without sound */
  hear(words: string, language: string, heard?: Placed): void;
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

/** What somebody said in one go: from the onset of its first words to the end of its last. */
export interface Utterance extends Placed {
  text: string;
  /** Whether the times are those of its sound; otherwise they say when its words came in. */
  placed: boolean;
}

/** @param say gets whole turns */
export function makeListener(
  endOfTurn: EndOfTurn,
  now: () => number,
  say: (utterance: Utterance) => void,
): Listener {
  let words = '';
  let when = { fromMs: 0, toMs: 0, placed: false };
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
      if (words === '') when = { fromMs, toMs, placed: heard !== undefined };
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
