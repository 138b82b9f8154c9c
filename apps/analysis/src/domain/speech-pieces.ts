import type { Span } from './silences';

/** Probability at or above which a window is speech: the default of Silero. */
const isSpeechFrom = 0.5;
/** Ignored gap, milliseconds; stop consonants are shorter. */
const stopMs = 60;
/** Pause that ends a piece, milliseconds: the pause between two utterances. */
const pauseMs = 700;
/** Longest piece, milliseconds: models hear at most 30 s at once. */
const maxMs = 25_000;
/** Minimum speech of a piece, milliseconds: shorter sounds are clicks and coughs. */
const minMs = 200;
/** Faint sound before and after the speech, milliseconds. */
const marginMs = 200;

interface SpeechFinder {
  hear(probability: number): void;
  stretches(): Span[];
}

/** @param lagMs delay of the probability after the audio */
export function makeSpeechFinder(frameMs: number, lagMs: number): SpeechFinder {
  const found: Span[] = [];
  let frames = 0;
  return {
    hear(probability) {
      const fromMs = Math.max(0, frames * frameMs - lagMs);
      frames += 1;
      if (probability < isSpeechFrom) return;
      const last = found.at(-1);
      const toMs = fromMs + frameMs;
      if (last && fromMs - last.toMs <= stopMs && toMs - last.fromMs <= maxMs) last.toMs = toMs;
      else found.push({ fromMs, toMs });
    },
    stretches: () => found,
  };
}

export function speechPieces(stretches: readonly Span[]): Span[] {
  const pieces: (Span & { speechMs: number })[] = [];
  for (const { fromMs, toMs } of stretches) {
    const speechMs = toMs - fromMs;
    const last = pieces.at(-1);
    if (last && fromMs - last.toMs < pauseMs && toMs - last.fromMs <= maxMs) {
      last.toMs = toMs;
      last.speechMs += speechMs;
    } else pieces.push({ fromMs, toMs, speechMs });
  }
  const spoken = pieces.filter(({ speechMs }) => speechMs >= minMs);
  return spoken.map(({ fromMs, toMs }, n) => ({
    fromMs: Math.max(0, fromMs - marginMs, spoken[n - 1]?.toMs ?? 0),
    toMs: Math.min(toMs + marginMs, spoken[n + 1]?.fromMs ?? Infinity),
  }));
}
