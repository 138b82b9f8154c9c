import { type Clock, type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { makeSpeechEncoder, recordingPiece, type SpeechRate, type TimedPacket } from '@colloquy/media';
import type { Recorder, SessionRef } from '../domain/ports';
import { persist } from '../runtime/persist';
import { makeCallMixer, type MixedFrame } from './mix-call';

const pieceMs = 5000;
/** Sound that is encoded at once: frame by frame, the encoder is out of the processor's cache every time. */
const burstMs = 500;
/** Pieces that may wait to be stored: two minutes of sound. */
const maxWaiting = 24;
const lastPieceMs = 5000;

/** Times are those of the call's clock. */
export interface CallRecording {
  heard(samples: Int16Array, atMs: number): void;
  played(samples: Int16Array, atMs: number): void;
  cleared(atMs: number): void;
  /** Starts to keep the sound; earlier sound is not recorded. Repeatable. */
  keep(): void;
  /** Resolves when all pieces are stored or given up. Repeatable. */
  stop(): Promise<void>;
}

export interface CallRecordings extends Component {
  begin(ref: SessionRef, startedAtMs: number, rateHz: SpeechRate): CallRecording;
  finish(ref: SessionRef): Promise<void>;
}

interface RecordDeps {
  recorder: Recorder;
  clock: Clock;
  logger: Logger;
  writeMs: number;
}

export function makeCallRecordings(deps: RecordDeps): CallRecordings {
  const running = new Map<CallRecording, string>();

  async function finish(which: (sessionId: string) => boolean): Promise<void> {
    const stopping = [...running].filter(([, sessionId]) => which(sessionId)).map(([call]) => call.stop());
    if (stopping.length === 0) return; // as on the page
    const limit = new AbortController();
    await Promise.race([Promise.all(stopping), pause(lastPieceMs, limit.signal)]);
    limit.abort();
  }

  return {
    name: 'call recordings',
    begin(ref, startedAtMs, rateHz) {
      const recording = recordCall(ref, startedAtMs, rateHz, deps);
      const stop = () => recording.stop().finally(() => running.delete(call));
      const call: CallRecording = { ...recording, stop };
      running.set(call, ref.sessionId);
      return call;
    },
    finish: ({ sessionId }) => finish((running) => running === sessionId),
    stop: () => finish(() => true),
  };
}

function recordCall(
  ref: SessionRef,
  startedAtMs: number,
  rateHz: SpeechRate,
  deps: RecordDeps,
): CallRecording {
  const mixer = makeCallMixer(rateHz);
  const encoder = makeSpeechEncoder(rateHz);
  const store = makePieceStore(ref, deps);
  const now = () => deps.clock.now().getTime();
  // another process may have started the session, by a clock that is ahead
  const beganAtMs = Math.max(now(), startedAtMs);
  const offsetMs = beganAtMs - startedAtMs;
  const sinceBegan = () => Math.max(0, now() - beganAtMs);
  let keepFromMs = Infinity;
  let nextBurstMs = 0;
  let packets: TimedPacket[] = [];
  let isBroken = false;
  let stopped: Promise<void> | undefined;

  /** A recording that fails must not end the call. */
  function attempt(work: () => void): void {
    if (isBroken) return;
    try {
      work();
    } catch (error) {
      isBroken = true;
      deps.logger.warn('Call recording stopped', { ...ref, ...errorFields(error) });
    }
  }

  function add(frames: MixedFrame[]): void {
    for (const { samples, atMs } of frames) {
      if (atMs < keepFromMs) continue;
      const first = packets[0]?.atMs;
      const sessionMs = offsetMs + atMs;
      if (first !== undefined && sessionMs - first >= pieceMs) flush();
      packets.push({ data: encoder.encode(samples), atMs: sessionMs });
    }
  }

  function flush(): void {
    if (packets.length > 0) store.take(packets);
    packets = [];
  }

  async function end(): Promise<void> {
    attempt(() => add(mixer.flush(sinceBegan())));
    encoder.stop();
    flush();
    await store.stop();
  }

  const unlessStopped = (work: () => void) => {
    if (stopped) return;
    attempt(() => {
      work();
      const nowMs = sinceBegan();
      if (nowMs < nextBurstMs) return;
      nextBurstMs = nowMs + burstMs;
      add(mixer.frames(nowMs));
    });
  };
  return {
    heard: (samples, atMs) => unlessStopped(() => mixer.heard(samples, atMs - beganAtMs)),
    played: (samples, atMs) => unlessStopped(() => mixer.played(samples, atMs - beganAtMs)),
    cleared: (atMs) => unlessStopped(() => mixer.cleared(atMs - beganAtMs)),
    keep: () => (keepFromMs = Math.min(keepFromMs, sinceBegan())),
    stop: () => (stopped ??= end()),
  };
}

/** After a failed piece a new part begins: a part with a gap cannot be read. */
function makePieceStore(ref: SessionRef, { recorder, logger, writeMs }: RecordDeps) {
  const waiting: TimedPacket[][] = [];
  let part: { offsetMs: number; next: number } | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function storeAll(): Promise<void> {
    for (let packets = waiting.shift(); packets; packets = waiting.shift()) {
      try {
        await store(packets);
      } catch (error) {
        part = undefined;
        logger.warn('Recording could not be stored', { ...ref, ...errorFields(error) });
      }
    }
  }

  async function store(packets: readonly TimedPacket[]): Promise<void> {
    part ??= { offsetMs: Math.round(packets[0]?.atMs ?? 0), next: 0 };
    const { offsetMs, next: index } = part;
    const inPart = packets.map(({ data, atMs }) => ({ data, atMs: atMs - offsetMs }));
    const piece = { partOffsetMs: offsetMs, index, sound: recordingPiece(inPart, index) };
    await persist(() => recorder.store(ref, piece), { budgetMs: writeMs });
    part.next += 1;
  }

  return {
    take(packets: TimedPacket[]): void {
      waiting.push(packets);
      while (waiting.length > maxWaiting) waiting.shift();
      storing = storing.then(storeAll);
    },
    stop: () => storing,
  };
}
