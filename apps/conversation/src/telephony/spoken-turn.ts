import type { CollectedSound } from './collected-sound';
import type { SpeechChunk } from './speech-chunks';

/** Estimate until the whole sound of a chunk is known. */
const characterMs = 71;

export interface Spoken {
  sequence: number;
  text: string;
  closing: boolean;
  voice: string | undefined;
  speed?: number | undefined;
}

export interface Position {
  chunk: number;
  sample: number;
  /** When the sound before the position ends; undefined without sound. */
  toMs: number | undefined;
}

export interface SpokenTurn extends Spoken {
  chunks: SpeechChunk[];
  sounds: Map<number, CollectedSound>;
  /** Positions after which a mark was sent; the number of a mark is its index here. */
  marks: Position[];
  heard: Position;
  /** Before the end of the text if speech synthesis failed. */
  end: Position;
  fromMs: number | undefined;
  cutMs: number | undefined;
  dropped: AbortController;
}

export interface HeardTurn {
  sequence: number;
  /** Absent if the whole turn was heard. */
  characters?: number | undefined;
  /** Milliseconds since the epoch; absent without sound. */
  fromMs?: number;
  toMs?: number;
}

export const isBefore = (one: Position, other: Position): boolean =>
  one.chunk < other.chunk || (one.chunk === other.chunk && one.sample < other.sample);

/** Returns how many characters of the text are heard at a position, never more than were spoken. */
export function charactersAt(
  { chunks, sounds, speed = 1 }: SpokenTurn,
  { chunk, sample }: Position,
  samplesPerMs: number,
): number {
  const begin = chunks[chunk - 1]?.end ?? 0;
  const { end = begin } = chunks[chunk] ?? {};
  const sound = sounds.get(chunk);
  if (sample === 0 || !sound) return begin;
  const spoken = sound.isWhole
    ? ((end - begin) * sample) / sound.length
    : (sample / samplesPerMs / characterMs) * speed;
  return Math.min(end, begin + Math.floor(spoken));
}

export function unheardTurn(said: Spoken, chunks: SpeechChunk[]): SpokenTurn {
  return {
    ...said,
    chunks,
    sounds: new Map(),
    marks: [],
    heard: { chunk: 0, sample: 0, toMs: undefined },
    end: { chunk: chunks.length, sample: 0, toMs: undefined },
    fromMs: undefined,
    cutMs: undefined,
    dropped: new AbortController(),
  };
}

export function timesOf({ sequence, fromMs }: SpokenTurn, toMs: number | undefined): HeardTurn {
  return fromMs === undefined || toMs === undefined ? { sequence } : { sequence, fromMs, toMs };
}

/** Returns when the sound of a turn ends; undefined while some of it is not sent. */
export function sentToMs(turn: SpokenTurn | undefined): number | undefined {
  const sent = turn?.marks.at(-1);
  return sent && sent.chunk === turn?.chunks.length ? sent.toMs : undefined;
}
