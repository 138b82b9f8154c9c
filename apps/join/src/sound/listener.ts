import { endOfTurnMs } from '@colloquy/language/turn-taking';
import { makePieces } from './pieces';
import { makeRecogniser, type RecogniserOptions } from './recogniser';
import type { Result } from './speech-recognition';

export interface HeardTurn {
  text: string;
  beganAt: number;
  endedAt: number;
}

interface ListenerOptions extends RecogniserOptions {
  now: () => number;
  patience: () => number;
  /** Returns whether to ignore a text whose first word came at this time, because it is the interviewer's own voice. */
  ignore: (text: string, firstAt: number) => boolean;
  onPartial: (text: string) => void;
  onTurn: (turn: HeardTurn) => void;
  /** The browser cannot recognise speech, or can no longer. */
  onFail: (why: string) => void;
}

/** How long to wait for the final words after asking for them. */
const finalMs = 1500;
const restartMs = 250;
/** Consecutive failures after which recognition is given up. */
const maxFailures = 4;
const fatal = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);

/** Converts recognised speech to turns; reports each turn once, when the expert has finished. */
export function makeListener(options: ListenerOptions) {
  let wanted = false;
  let failures = 0;
  const pieces = makePieces(options.now, options.ignore);
  const { pending } = pieces;
  let beganAt = 0;
  let endedAt = 0;
  let turnTimer: ReturnType<typeof setTimeout> | undefined;
  let restartTimer: ReturnType<typeof setTimeout> | undefined;
  const recogniser = makeRecogniser({
    ...options,
    onResults: heard,
    onError: failed,
    onEnd() {
      commit();
      restartTimer = setTimeout(run, restartMs * 2 ** failures);
    },
  });

  function run(): void {
    if (!wanted) return;
    pieces.clear();
    recogniser.start();
  }

  function heard(results: Result[]): void {
    failures = 0;
    const before = pending();
    pieces.take(results);
    const text = pending();
    if (text === before) return;
    endedAt = options.now();
    if (before === '') beganAt = endedAt;
    options.onPartial(text);
    clearTimeout(turnTimer);
    if (text !== '') turnTimer = setTimeout(endTurn, endOfTurnMs(text, options.lang) * options.patience());
  }

  /** Waits for the final form of interim words; otherwise they would be reported twice. */
  function endTurn(): void {
    if (pieces.areFinal()) return commit();
    recogniser.stop();
    turnTimer = setTimeout(() => {
      recogniser.abort();
      commit();
      run();
    }, finalMs);
  }

  function commit(): void {
    clearTimeout(turnTimer);
    const text = pending();
    pieces.report();
    if (text !== '') options.onTurn({ text, beganAt, endedAt });
  }

  function failed(error: string): void {
    if (error === 'no-speech' || error === 'aborted') return;
    failures += 1;
    if (!fatal.has(error) && failures < maxFailures) return;
    const words = pause();
    if (words !== '') options.onTurn({ text: words, beganAt, endedAt });
    options.onFail(error);
  }

  function pause(): string {
    const words = pending();
    wanted = false;
    clearTimeout(turnTimer);
    clearTimeout(restartTimer);
    pieces.clear();
    recogniser.abort();
    return words;
  }

  return {
    start(): void {
      if (wanted) return;
      wanted = true;
      run();
    },
    pause,
    /** Whether the expert is in the middle of a turn. */
    hearing: () => pending() !== '',
    pending,
    listening: () => wanted,
  };
}

export type Listener = ReturnType<typeof makeListener>;
