import type { TimeSpan } from './call-clock';
import { type Floor, nextFloor } from './floor';

/** Pause between two reports of speech that goes on, milliseconds. */
const tellMs = 2000;

export interface SpeechTimesEvents {
  /** Gets a change of the floor, which the interviewer has when speech begins. */
  floor(floor: Floor): void;
  stillSpeaking(): void;
}

/** Follows speech frame by frame. @param lagMs how much later than the sound the detector follows */
export function makeSpeechTimes(lagMs: number, on: SpeechTimesEvents) {
  let onsetMs = 0;
  let pieceMs = 0;
  let soundToMs = 0;
  let toldMs = 0;
  let floor: Floor = 'interviewer';

  function follow(endMs: number, quietMs: number): void {
    const next = nextFloor(floor, { sinceMs: endMs - onsetMs, soundMs: soundToMs - onsetMs, quietMs });
    if (next === floor) return;
    floor = next;
    on.floor(next);
  }

  return {
    onsetMs: () => onsetMs,
    span: (): TimeSpan => ({ fromMs: pieceMs, toMs: soundToMs }),
    hasSound: () => soundToMs > pieceMs,
    /** @param sinceMs how long it has been going on at the end of the frame, as the detector counts */
    begin(endMs: number, sinceMs: number): void {
      onsetMs = pieceMs = endMs - sinceMs - lagMs;
      soundToMs = toldMs = endMs;
      floor = 'interviewer';
    },
    beginPiece: (atMs: number) => void (pieceMs = atMs),
    /** @param quietMs how long it has been quiet at the end of the frame, as the detector counts */
    goOn(endMs: number, quietMs: number): void {
      if (quietMs === 0) soundToMs = endMs - lagMs;
      follow(endMs, quietMs === 0 ? 0 : quietMs + lagMs);
      if (endMs - toldMs < tellMs) return;
      toldMs = endMs;
      on.stillSpeaking();
    },
  };
}
