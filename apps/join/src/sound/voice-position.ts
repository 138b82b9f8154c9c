import type { SpokenPart } from './spoken-parts';

/** Tracks a voice in the whole text: as the browser reports, otherwise estimated from the elapsed time. */
export function followVoice(
  utterance: SpeechSynthesisUtterance,
  part: SpokenPart,
  { charactersPerSecond, now }: { charactersPerSecond: number; now: () => number },
): () => number {
  let startedAt: number | undefined;
  let reported: number | undefined;
  utterance.addEventListener('start', () => (startedAt = now()));
  utterance.addEventListener('boundary', (event) => {
    startedAt ??= now();
    reported = event.charIndex + (event.charLength || wordAt(part.text, event.charIndex));
  });
  return () => {
    if (startedAt === undefined) return part.at;
    const estimated = wordEnd(part.text, Math.round(((now() - startedAt) / 1000) * charactersPerSecond));
    return part.at + Math.min(part.text.length, reported ?? estimated);
  };
}

const wordAt = (text: string, index: number) => /^\S*/u.exec(text.slice(index))?.[0].length ?? 0;
const wordEnd = (text: string, index: number) => index + wordAt(text, index);
