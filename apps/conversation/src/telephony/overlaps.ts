import { noticedAfterMs } from './detect-speech';

/** Speech that begins this shortly before the end of the interviewer's words is an early answer. */
const earlyAnswerMs = 300;
const maxNoted = 16;

export function makeOverlaps(now: () => number) {
  const noticedAtMs = new Map<number, number>();
  let quietSinceMs = 0;
  return {
    began(onsetMs: number): void {
      if (noticedAtMs.size > maxNoted) noticedAtMs.clear();
      noticedAtMs.set(onsetMs, now());
    },
    interviewerEnded(): void {
      quietSinceMs = now();
    },
    /** Returns once whether the speech overlapped with the interviewer's, rather than being an early answer. */
    take(onsetMs: number, isSpeaking: boolean): boolean {
      const noticedMs = noticedAtMs.get(onsetMs);
      noticedAtMs.delete(onsetMs);
      if (noticedMs === undefined) return false;
      return isSpeaking || quietSinceMs - noticedMs > earlyAnswerMs - noticedAfterMs;
    },
  };
}
