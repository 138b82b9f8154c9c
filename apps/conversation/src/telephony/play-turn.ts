import { pause } from '@colloquy/kernel';
import { type CollectedSound, collectSound } from './collected-sound';
import type { TimedMediaStream } from './media-stream';
import { resumePoint } from './resume-point';
import { thinkingTone } from './thinking-tone';
import type { Position, Spoken, SpokenTurn } from './spoken-turn';

/** Pauses before words whose synthesis failed are tried again, milliseconds; a circuit breaker is open for 10 s. */
export const patience: readonly number[] = [2000, 4000, 6000];

/** Length of a message, in milliseconds: the resolution of an interruption. */
const messageMs = { least: 100, most: 500 };

/** Returns sound piece by piece as it is made. */
export type Say = (
  words: string,
  how: Pick<Spoken, 'voice' | 'speed'>,
  signal: AbortSignal,
) => AsyncIterable<Int16Array>;

/** @param mark adds a mark to the turn and sends it */
export type PlayTurn = (turn: SpokenTurn, mark: Playing['mark'], signal: AbortSignal) => Promise<void>;

/** Returns a function that sends a turn, beginning at a pause before the end of the heard part. Marks follow the sound. */
export function makeTurnPlayer(
  stream: TimedMediaStream,
  voice: Say | undefined,
  pausesMs: readonly number[],
): PlayTurn {
  const samplesPerMs = stream.rateHz / 1000;
  const messageSamples = { least: messageMs.least * samplesPerMs, most: messageMs.most * samplesPerMs };

  async function playChunk(
    turn: SpokenTurn,
    chunk: number,
    sound: CollectedSound,
    { signal, mark }: Playing,
  ): Promise<void> {
    const heard = chunk === turn.heard.chunk ? turn.heard.sample : 0;
    let sample = resumePoint(sound.upTo(heard), heard, stream.rateHz);
    const of = { sequence: turn.sequence, upTo: turn.chunks[chunk]?.end ?? 0 };
    let toMs = turn.marks.at(-1)?.toMs;
    for await (const part of sound.from(sample, messageSamples, signal)) {
      if (signal.aborted) return;
      const placed = stream.media(part, of);
      turn.fromMs ??= placed.fromMs;
      toMs = placed.toMs;
      sample += part.length;
      if (!sound.isWhole || sample < sound.length) mark({ chunk, sample, toMs });
    }
    if (!signal.aborted) mark({ chunk: chunk + 1, sample: 0, toMs });
  }

  /** The expert hears a sign while the words are tried again, from the beginning of their chunk. */
  async function playPatiently(turn: SpokenTurn, chunk: number, say: Say, playing: Playing): Promise<void> {
    let longest: CollectedSound | undefined;
    /** Most samples of the chunk that an attempt sent. */
    let sent = chunk === turn.heard.chunk ? turn.heard.sample : 0;
    for (let attempt = 0; ; attempt += 1) {
      const sound = soundOf(turn, chunk, say);
      try {
        return await playChunk(turn, chunk, sound, playing);
      } catch (error) {
        if (!longest || sound.length > longest.length) longest = sound;
        const pauseMs = pausesMs[attempt];
        if (playing.signal.aborted) throw error;
        sent = Math.max(sent, ...turn.marks.map((each) => (each.chunk === chunk ? each.sample : 0)));
        if (pauseMs === undefined) {
          turn.sounds.set(chunk, longest); // the mark reports how much was heard
          playing.mark({ chunk, sample: sent, toMs: (turn.marks.at(-1) ?? turn.heard).toMs });
          throw error;
        }
        stream.media(thinkingTone(stream.rateHz));
        await pause(pauseMs, playing.signal);
        if (!playing.signal.aborted) beginAnew(turn, chunk);
      }
    }
  }

  return async (turn, mark, signal) => {
    turn.marks = [];
    for (let chunk = turn.heard.chunk; chunk < turn.chunks.length && !signal.aborted; chunk++) {
      if (voice && !stream.carriesWords) {
        await playPatiently(turn, chunk, voice, { signal, mark });
      } else {
        stream.text(turn.chunks[chunk]?.text ?? '', turn.closing);
        mark({ chunk: chunk + 1, sample: 0, toMs: undefined });
      }
    }
  };
}

/** Moves the heard position and the marks of a chunk to its beginning: the next attempt has other sound. */
function beginAnew(turn: SpokenTurn, chunk: number): void {
  const anew = (position: Position) => (position.chunk === chunk ? { ...position, sample: 0 } : position);
  turn.sounds.delete(chunk);
  turn.marks = turn.marks.map(anew);
  turn.heard = anew(turn.heard);
}

interface Playing {
  signal: AbortSignal;
  mark: (position: Position) => void;
}

/** An interruption does not end the synthesis: the sound may be resumed. */
function soundOf(turn: SpokenTurn, chunk: number, say: Say): CollectedSound {
  const { text = '' } = turn.chunks[chunk] ?? {};
  const { signal } = turn.dropped;
  const isSpoken = /[\p{L}\p{N}]/u.test(text);
  const sound = turn.sounds.get(chunk) ?? collectSound(isSpoken ? say(text, turn, signal) : silence());
  turn.sounds.set(chunk, sound);
  return sound;
}

async function* silence(): AsyncGenerator<Int16Array> {
  yield new Int16Array(0);
}
