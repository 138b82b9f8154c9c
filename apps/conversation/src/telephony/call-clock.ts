import type { SessionFrame } from '../domain/inputs';

/** Deviation of a provider's clock beyond which a gap or a jump is assumed. */
const jitterMs = 100;
/** The same for providers without timestamps, whose delayed sound is heard later. */
const arrivalJitterMs = 500;
/** Offset between timestamp and arrival beyond which the provider's clock is read again. */
const maxShiftMs = 60_000;

/** Milliseconds since the epoch. */
export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

/** Counts samples, so that transcript and recording agree. Times of one side never go back and never overlap. */
export interface CallClock {
  now(): number;
  /** @param stampMs the provider's timestamp, on a clock of its own */
  heard(samples: number, stampMs?: number, arrivedMs?: number): TimeSpan;
  /** Sound that is sent now is played after the sound that was sent before. */
  played(samples: number): TimeSpan;
  cleared(): number;
}

export function makeCallClock(now: () => number, rateHz: number): CallClock {
  const samplesPerMs = rateHz / 1000;
  let shiftMs: number | undefined;
  let heardToMs: number | undefined;
  let playedToMs = 0;

  function dueAt(lengthMs: number, stampMs: number | undefined, arrivedMs: number): number {
    const dueMs = arrivedMs - lengthMs;
    if (stampMs === undefined) return dueMs;
    if (shiftMs === undefined || Math.abs(stampMs + shiftMs - dueMs) > maxShiftMs) {
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

/** Converts times from milliseconds since the epoch to milliseconds since the session started. */
export function onSessionClock(frame: SessionFrame, startedAtMs: number): SessionFrame {
  if ((frame.type !== 'say' && frame.type !== 'heard') || frame.offsetMs === undefined) return frame;
  const { offsetMs: fromMs, durationMs = 0 } = frame;
  const offsetMs = Math.max(0, Math.round(fromMs - startedAtMs));
  const endMs = Math.max(offsetMs, Math.round(fromMs + durationMs - startedAtMs));
  return { ...frame, offsetMs, durationMs: endMs - offsetMs };
}
