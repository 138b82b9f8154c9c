import { type CollectedSound, collectSound } from './collected-sound';
import { type SpeechChunk, speechChunks } from './speech-chunks';
import type { TimedMediaStream } from './media-stream';

/** Length of a message, in milliseconds: the resolution of an interruption. */
const messageMs = { least: 100, most: 500 };
/** How long a character is spoken at normal speed, in milliseconds, until the whole sound of a chunk is known. */
const characterMs = 71;

export interface HeardTurn {
  sequence: number;
  /** Absent if the whole turn was heard. */
  characters?: number | undefined;
  /** Milliseconds since the epoch; absent without sound. */
  fromMs?: number;
  toMs?: number;
}

export interface Speaker {
  say(turn: Spoken): void;
  /** Falls silent until `resume` or `drop`. */
  hold(): void;
  resume(): void;
  /** Drops the turns that were not heard to their end, and returns them. */
  drop(): HeardTurn[];
  onMark(name: string): void;
  unheard(): boolean;
  /** Whether a turn has begun to be heard and has not ended. */
  midway(): boolean;
  /** Calls back once all turns were heard or dropped. */
  whenQuiet(then: () => void): void;
}

export interface Spoken {
  sequence: number;
  text: string;
  closing: boolean;
  voice: string | undefined;
  /** Factor on the normal speed; undefined: 1. */
  speed?: number | undefined;
}

/** A position in a turn: everything before it was heard. */
interface Position {
  chunk: number;
  sample: number;
  /** When the sound before it ends; undefined without sound. */
  toMs: number | undefined;
}

interface Turn extends Spoken {
  chunks: SpeechChunk[];
  sounds: Map<number, CollectedSound>;
  /** Positions after which a mark was sent; its number is the index. */
  marks: Position[];
  heard: Position;
  /** End of what can be said: before the end of the text if speech synthesis failed. */
  end: Position;
  fromMs: number | undefined;
  cutMs: number | undefined;
  dropped: AbortController;
}

/** Returns sound piece by piece as it is made. */
type Say = (
  words: string,
  how: Pick<Spoken, 'voice' | 'speed'>,
  signal: AbortSignal,
) => AsyncIterable<Int16Array>;

/**
 * Speaks turns one after the other, from the first sound that synthesis makes. Marks report what was heard. Marks of
 * sound that was cut off come back as well and are recognised by the number of the interruption.
 * @param voice absent if the stream carries words
 */
export function makeSpeaker(
  stream: TimedMediaStream,
  voice: Say | undefined,
  on: { heard: (turn: HeardTurn) => void; failed: (error: unknown) => void },
): Speaker {
  const samplesPerMs = stream.rateHz / 1000;
  const messageSamples = { least: messageMs.least * samplesPerMs, most: messageMs.most * samplesPerMs };
  let cut = 0;
  let held = false;
  let stop = new AbortController();
  let queue: Turn[] = [];
  let sending: Promise<void> = Promise.resolve();
  let quiet: (() => void) | undefined;

  function mark(turn: Turn, position: Position): void {
    stream.mark(`${cut}:${turn.sequence}:${turn.marks.push(position) - 1}`);
  }

  /** An interruption does not end the synthesis: the sound may be resumed. */
  function soundOf(turn: Turn, chunk: number, say: Say): CollectedSound {
    const { text = '' } = turn.chunks[chunk] ?? {};
    const { signal } = turn.dropped;
    const isSpoken = /[\p{L}\p{N}]/u.test(text);
    const sound = turn.sounds.get(chunk) ?? collectSound(isSpoken ? say(text, turn, signal) : silence());
    turn.sounds.set(chunk, sound);
    return sound;
  }

  async function play(turn: Turn, chunk: number, sound: CollectedSound, signal: AbortSignal): Promise<void> {
    let sample = chunk === turn.heard.chunk ? turn.heard.sample : 0;
    const of = { sequence: turn.sequence, upTo: turn.chunks[chunk]?.end ?? 0 };
    let toMs = turn.marks.at(-1)?.toMs;
    for await (const part of sound.from(sample, messageSamples, signal)) {
      if (signal.aborted) return;
      const placed = stream.media(part, of);
      turn.fromMs ??= placed.fromMs;
      toMs = placed.toMs;
      sample += part.length;
      if (!sound.isWhole || sample < sound.length) mark(turn, { chunk, sample, toMs });
    }
    if (!signal.aborted) mark(turn, { chunk: chunk + 1, sample: 0, toMs });
  }

  async function send(turn: Turn, signal: AbortSignal): Promise<void> {
    turn.marks = [];
    for (let chunk = turn.heard.chunk; chunk < turn.chunks.length && !signal.aborted; chunk++) {
      if (voice && !stream.words) {
        await play(turn, chunk, soundOf(turn, chunk, voice), signal);
      } else {
        stream.text(turn.chunks[chunk]?.text ?? '', turn.closing);
        mark(turn, { chunk: chunk + 1, sample: 0, toMs: undefined });
      }
    }
  }

  function begin(turn: Turn): void {
    const { signal } = stop;
    sending = sending
      .then(() => (signal.aborted ? undefined : send(turn, signal)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        on.failed(error);
        turn.end = turn.marks.at(-1) ?? turn.heard;
        finish(turn);
      });
  }

  function finish(turn: Turn): void {
    if (isBefore(turn.heard, turn.end)) return;
    queue = queue.filter((queued) => queued !== turn);
    const isWhole = turn.end.chunk >= turn.chunks.length;
    on.heard({
      ...timesOf(turn, turn.heard.toMs),
      ...(isWhole ? {} : { characters: charactersAt(turn, turn.end, samplesPerMs) }),
    });
    settle();
  }

  function settle(): void {
    if (queue.length > 0 || !quiet) return;
    const then = quiet;
    quiet = undefined;
    then();
  }

  function hold(): void {
    if (held) return;
    held = true;
    if (queue.length === 0) return;
    stop.abort();
    stop = new AbortController();
    cut += 1;
    const atMs = stream.clear();
    for (const turn of queue) {
      turn.cutMs = atMs;
      if (turn.fromMs !== undefined && turn.fromMs >= atMs) turn.fromMs = undefined;
    }
  }

  return {
    say(said) {
      const chunks = speechChunks(said.text);
      if (chunks.length === 0) return on.heard({ sequence: said.sequence });
      const turn = unheardTurn(said, chunks);
      queue.push(turn);
      if (!held) begin(turn);
    },
    hold,
    resume() {
      if (!held) return;
      held = false;
      for (const turn of queue) begin(turn);
    },
    drop() {
      hold();
      held = false;
      const unheard = queue.map((turn) => {
        turn.dropped.abort();
        return { ...timesOf(turn, turn.cutMs), characters: charactersAt(turn, turn.heard, samplesPerMs) };
      });
      queue = [];
      settle();
      return unheard;
    },
    onMark(name) {
      const [generation, sequence, number] = name.split(':').map(Number);
      const turn = queue.find((queued) => queued.sequence === sequence);
      const position = number === undefined ? undefined : turn?.marks[number];
      if (generation !== cut || !turn || !position || isBefore(position, turn.heard)) return;
      turn.heard = position;
      for (const chunk of turn.sounds.keys()) if (chunk < position.chunk) turn.sounds.delete(chunk);
      finish(turn);
    },
    unheard: () => queue.length > 0,
    midway: () => queue.some(({ fromMs }) => stream.words || fromMs !== undefined),
    whenQuiet(then) {
      quiet = then;
      settle();
    },
  };
}

async function* silence(): AsyncGenerator<Int16Array> {
  yield new Int16Array(0);
}

const isBefore = (one: Position, other: Position): boolean =>
  one.chunk < other.chunk || (one.chunk === other.chunk && one.sample < other.sample);

/** Returns how many characters of the text are heard at a position, never more than were spoken. */
function charactersAt(
  { chunks, sounds, speed = 1 }: Turn,
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

function unheardTurn(said: Spoken, chunks: SpeechChunk[]): Turn {
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

function timesOf({ sequence, fromMs }: Turn, toMs: number | undefined): HeardTurn {
  return fromMs === undefined || toMs === undefined ? { sequence } : { sequence, fromMs, toMs };
}
