import { pause } from '@colloquy/kernel';
import { type SpeechChunk, speechChunks } from './speech-chunks';
import type { TimedMediaStream } from './media-stream';

/** Half a second, the resolution of an interruption. */
const messageBytes = 4000;
const againMs = 300;

export interface HeardTurn {
  sequence: number;
  /** Absent if the whole turn was heard. */
  characters?: number;
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
}

/** A position in a turn: everything before it was heard. */
interface Position {
  chunk: number;
  byte: number;
  characters: number;
  /** When the sound before it ends; undefined without sound. */
  toMs: number | undefined;
}

interface Turn extends Spoken {
  chunks: SpeechChunk[];
  sounds: Map<number, Buffer>;
  /** Positions after which a mark was sent; its number is the index. */
  marks: Position[];
  heard: Position;
  /** Characters that can be said: fewer than the text has if speech synthesis failed. */
  end: number;
  fromMs: number | undefined;
  cutMs: number | undefined;
}

/**
 * Speaks turns one after the other. Marks report what was heard. Marks of sound that was cut off come back as well and
 * are recognised by the number of the interruption.
 * @param voice returns 8 kHz mu-law sound; absent if the stream carries words
 */
export function makeSpeaker(
  stream: TimedMediaStream,
  voice: ((words: string, voiceId: string | undefined, signal: AbortSignal) => Promise<Buffer>) | undefined,
  on: { heard: (turn: HeardTurn) => void; failed: (error: unknown) => void },
): Speaker {
  let cut = 0;
  let held = false;
  let stop = new AbortController();
  let queue: Turn[] = [];
  let sending: Promise<void> = Promise.resolve();
  let quiet: (() => void) | undefined;

  function mark(turn: Turn, position: Position): void {
    stream.mark(`${cut}:${turn.sequence}:${turn.marks.push(position) - 1}`);
  }

  async function soundOf(turn: Turn, chunk: number, signal: AbortSignal): Promise<Buffer> {
    const { text = '' } = turn.chunks[chunk] ?? {};
    const speak = async () => (await voice?.(text, turn.voice, signal)) ?? Buffer.alloc(0);
    const sound = turn.sounds.get(chunk) ?? (await spoken(text, speak, signal));
    turn.sounds.set(chunk, sound);
    return sound;
  }

  function play(turn: Turn, number: number, sound: Buffer, signal: AbortSignal): void {
    const begin = turn.chunks[number - 1]?.end ?? 0;
    const { end = begin } = turn.chunks[number] ?? {};
    let byte = number === turn.heard.chunk ? turn.heard.byte : 0;
    do {
      const part = sound.subarray(byte, byte + messageBytes);
      const placed = part.length > 0 ? stream.media(part) : undefined;
      turn.fromMs ??= placed?.fromMs;
      const toMs = placed?.toMs ?? turn.marks.at(-1)?.toMs;
      byte += part.length;
      const isWhole = byte >= sound.length;
      const characters = isWhole ? end : begin + Math.floor(((end - begin) * byte) / sound.length);
      mark(turn, { chunk: isWhole ? number + 1 : number, byte: isWhole ? 0 : byte, characters, toMs });
    } while (byte < sound.length && !signal.aborted);
  }

  async function send(turn: Turn, signal: AbortSignal): Promise<void> {
    turn.marks = [];
    for (let number = turn.heard.chunk; number < turn.chunks.length; number++) {
      const { text = '', end = 0 } = turn.chunks[number] ?? {};
      if (voice && !stream.words) {
        const sound = await soundOf(turn, number, signal);
        if (signal.aborted) return;
        play(turn, number, sound, signal);
      } else {
        stream.text(text, turn.closing);
        mark(turn, { chunk: number + 1, byte: 0, characters: end, toMs: undefined });
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
        turn.end = turn.marks.at(-1)?.characters ?? turn.heard.characters;
        finish(turn);
      });
  }

  function finish(turn: Turn): void {
    if (turn.heard.characters < turn.end) return;
    queue = queue.filter((queued) => queued !== turn);
    const isWhole = turn.end >= turn.text.length;
    on.heard({ ...timesOf(turn, turn.heard.toMs), ...(isWhole ? {} : { characters: turn.end }) });
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
      const unheard = queue.map((turn) => ({
        ...timesOf(turn, turn.cutMs),
        characters: turn.heard.characters,
      }));
      queue = [];
      settle();
      return unheard;
    },
    onMark(name) {
      const [generation, sequence, number] = name.split(':').map(Number);
      const turn = queue.find((queued) => queued.sequence === sequence);
      const position = number === undefined ? undefined : turn?.marks[number];
      if (generation !== cut || !turn || !position || position.characters < turn.heard.characters) return;
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

/** Retries once. @throws Error if words make no sound */
async function spoken(text: string, speak: () => Promise<Buffer>, signal: AbortSignal): Promise<Buffer> {
  const audible = async () => {
    const sound = await speak();
    if (sound.length === 0 && /[\p{L}\p{N}]/u.test(text)) throw new Error('The voice made no sound');
    return sound;
  };
  return audible().catch(async (error: unknown) => {
    if (signal.aborted) throw error;
    await pause(againMs, signal);
    return audible();
  });
}

function unheardTurn(said: Spoken, chunks: SpeechChunk[]): Turn {
  return {
    ...said,
    chunks,
    sounds: new Map(),
    marks: [],
    heard: { chunk: 0, byte: 0, characters: 0, toMs: undefined },
    end: said.text.length,
    fromMs: undefined,
    cutMs: undefined,
  };
}

function timesOf({ sequence, fromMs }: Turn, toMs: number | undefined): HeardTurn {
  return fromMs === undefined || toMs === undefined ? { sequence } : { sequence, fromMs, toMs };
}
