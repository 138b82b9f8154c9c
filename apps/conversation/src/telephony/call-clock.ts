import type { SessionFrame } from '../domain/inputs';

/** Samples of telephone sound a second, as a rate for the milliseconds below. */
const samplesPerMs = 8;
/** A provider's clock may be off by this much before a gap, or a jump of its clock, is assumed, milliseconds. */
const jitterMs = 100;
/** The same where the provider gives no times: sound that is held up on its way comes in later, milliseconds. */
const arrivalJitterMs = 500;
/** A provider's clock further off than this from the time of arrival is set anew, milliseconds. */
const mostShiftMs = 60_000;

/** When some sound is heard, milliseconds since the epoch. */
export interface Placed {
  fromMs: number;
  toMs: number;
}

/**
 * The one clock of a call's sound. Both sides are counted in samples of 8 kHz; the transcript and the recording take the
 * times from here, so that they agree. Times of one side never go back and never overlap.
 */
export interface CallClock {
  now(): number;
  /**
   * Places sound of the expert.
   * @param stampMs when the provider says it was heard, on a clock of its own
   * @param arrivedMs when it came in; default now
   */
  heard(samples: number, stampMs?: number, arrivedMs?: number): Placed;
  /** Places sound that is sent to be played now: behind what was sent before. */
  played(samples: number): Placed;
  /** Sound that was sent and is not played yet never will be. @returns now */
  cleared(): number;
}

/** @param now milliseconds since the epoch, on the clock of the session */
export function makeCallClock(now: () => number): CallClock {
  /** From the provider's clock to ours. */
  let shiftMs: number | undefined;
  let heardToMs: number | undefined;
  let playedToMs = 0;

  function dueAt(lengthMs: number, stampMs: number | undefined, arrivedMs: number): number {
    const dueMs = arrivedMs - lengthMs;
    if (stampMs === undefined) return dueMs;
    if (shiftMs === undefined || Math.abs(stampMs + shiftMs - dueMs) > mostShiftMs) {
      shiftMs = Math.max(dueMs, heardToMs ?? dueMs) - stampMs;
    }
    return stampMs + shiftMs;
  }

  return {
    now,
    heard(samples, stampMs, arrivedMs = now()) {
      const lengthMs = samples / samplesPerMs;
      const dueMs = dueAt(lengthMs, stampMs, arrivedMs);
      const jitter = stampMs === undefined ? arrivalJitterMs : jitterMs;
      const fromMs = heardToMs === undefined || dueMs > heardToMs + jitter ? dueMs : heardToMs;
      heardToMs = fromMs + lengthMs;
      return { fromMs, toMs: heardToMs };
    },
    played(samples) {
      const fromMs = Math.max(now(), playedToMs);
      playedToMs = fromMs + samples / samplesPerMs;
      return { fromMs, toMs: playedToMs };
    },
    cleared() {
      playedToMs = Math.min(playedToMs, now());
      return now();
    },
  };
}

/** A frame whose times are milliseconds since the epoch, as the session counts them: since it started. */
export function onSessionClock(frame: SessionFrame, startedAtMs: number): SessionFrame {
  if ((frame.type !== 'say' && frame.type !== 'heard') || frame.offsetMs === undefined) return frame;
  const { offsetMs: fromMs, durationMs = 0 } = frame;
  const offsetMs = Math.max(0, Math.round(fromMs - startedAtMs));
  const endMs = Math.max(offsetMs, Math.round(fromMs + durationMs - startedAtMs));
  return { ...frame, offsetMs, durationMs: endMs - offsetMs };
}
