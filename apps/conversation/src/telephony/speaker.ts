import { pause } from '@colloquy/kernel';
import { type Piece, piecesOf } from './pieces';
import type { PlacedWire } from './wire';

/** Sound sent in one message: half a second, so that an interruption is known that exactly. */
const messageBytes = 4000;
/** Pause before words that could not be spoken are tried once more, milliseconds. */
const againMs = 300;

/** How a turn was heard. */
export interface HeardTurn {
  sequence: number;
  /** How much of it; absent when all of it was. */
  characters?: number;
  /** When its sound was heard, milliseconds since the epoch; absent when there was none. */
  fromMs?: number;
  toMs?: number;
}

/** What is said on a line, and how much of it was heard. */
export interface Speaker {
  say(turn: Spoken): void;
  /** Falls silent at once, and stays so until `resume` or `drop`. */
  hold(): void;
  /** Goes on where it fell silent. */
  resume(): void;
  /** Drops what was not heard. @returns the turns that were not heard to their end */
  drop(): HeardTurn[];
  onMark(name: string): void;
  /** Whether anything is left to say. */
  unheard(): boolean;
  /** Whether a turn has begun to be heard and is not heard to its end. */
  midway(): boolean;
  /** Calls back once nothing is left to say. */
  whenQuiet(then: () => void): void;
}

/** What is to be said. */
export interface Spoken {
  sequence: number;
  text: string;
  closing: boolean;
  /** Id of the agent's voice. */
  voice: string | undefined;
}

/** A place in a turn: what comes before it was heard. */
interface Place {
  piece: number;
  /** Within the sound of the piece. */
  byte: number;
  characters: number;
  /** Until when the sound before it is heard; undefined without sound. */
  toMs: number | undefined;
}

interface Turn extends Spoken {
  pieces: Piece[];
  /** Sound of the pieces that were not heard yet. */
  sounds: Map<number, Buffer>;
  /** Places behind which a mark was sent; its number is its place in the list. */
  marks: Place[];
  heard: Place;
  /** How many characters can be said: fewer than there are when a voice failed. */
  end: number;
  fromMs: number | undefined;
  /** When it fell silent last. */
  cutMs: number | undefined;
}

/**
 * Says turns one after the other. Marks tell what was heard; those of what was cut off come back as well, and are
 * told apart by the number of the interruption.
 * @param voice makes 8 kHz mu-law sound; absent on a line that takes words
 */
export function makeSpeaker(
  wire: PlacedWire,
  voice: ((words: string, voiceId: string | undefined, signal: AbortSignal) => Promise<Buffer>) | undefined,
  on: { heard: (turn: HeardTurn) => void; failed: (error: unknown) => void },
): Speaker {
  let cut = 0;
  let held = false;
  let stop = new AbortController();
  let queue: Turn[] = [];
  let sending: Promise<void> = Promise.resolve();
  let quiet: (() => void) | undefined;

  function mark(turn: Turn, place: Place): void {
    wire.mark(`${cut}:${turn.sequence}:${turn.marks.push(place) - 1}`);
  }

  async function soundOf(turn: Turn, piece: number, signal: AbortSignal): Promise<Buffer> {
    const { text = '' } = turn.pieces[piece] ?? {};
    const speak = async () => {
      const made = (await voice?.(text, turn.voice, signal)) ?? Buffer.alloc(0);
      if (made.length === 0 && /[\p{L}\p{N}]/u.test(text)) throw new Error('The voice made no sound');
      return made;
    };
    const sound =
      turn.sounds.get(piece) ??
      (await speak().catch(async (error: unknown) => {
        if (signal.aborted) throw error;
        await pause(againMs, signal);
        return speak();
      }));
    turn.sounds.set(piece, sound);
    return sound;
  }

  function play(turn: Turn, number: number, sound: Buffer, signal: AbortSignal): void {
    const begin = turn.pieces[number - 1]?.end ?? 0;
    const { end = begin } = turn.pieces[number] ?? {};
    let byte = number === turn.heard.piece ? turn.heard.byte : 0;
    do {
      const part = sound.subarray(byte, byte + messageBytes);
      const placed = part.length > 0 ? wire.media(part) : undefined;
      turn.fromMs ??= placed?.fromMs;
      const toMs = placed?.toMs ?? turn.marks.at(-1)?.toMs;
      byte += part.length;
      const isWhole = byte >= sound.length;
      const characters = isWhole ? end : begin + Math.floor(((end - begin) * byte) / sound.length);
      mark(turn, { piece: isWhole ? number + 1 : number, byte: isWhole ? 0 : byte, characters, toMs });
    } while (byte < sound.length && !signal.aborted);
  }

  async function send(turn: Turn, signal: AbortSignal): Promise<void> {
    turn.marks = [];
    for (let number = turn.heard.piece; number < turn.pieces.length; number++) {
      const { text = '', end = 0 } = turn.pieces[number] ?? {};
      if (voice && !wire.words) {
        const sound = await soundOf(turn, number, signal);
        if (signal.aborted) return;
        play(turn, number, sound, signal);
      } else {
        wire.text(text, turn.closing);
        mark(turn, { piece: number + 1, byte: 0, characters: end, toMs: undefined });
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

  /** What was said of a turn was heard. */
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
    const atMs = wire.clear();
    for (const turn of queue) {
      turn.cutMs = atMs;
      if (turn.fromMs !== undefined && turn.fromMs >= atMs) turn.fromMs = undefined;
    }
  }

  return {
    say(said) {
      const pieces = piecesOf(said.text);
      if (pieces.length === 0) return on.heard({ sequence: said.sequence });
      const heard: Place = { piece: 0, byte: 0, characters: 0, toMs: undefined };
      const end = said.text.length;
      const turn: Turn = {
        ...said,
        pieces,
        sounds: new Map(),
        marks: [],
        heard,
        end,
        fromMs: undefined,
        cutMs: undefined,
      };
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
      const place = number === undefined ? undefined : turn?.marks[number];
      if (generation !== cut || !turn || !place || place.characters < turn.heard.characters) return;
      turn.heard = place;
      for (const piece of turn.sounds.keys()) if (piece < place.piece) turn.sounds.delete(piece);
      finish(turn);
    },
    unheard: () => queue.length > 0,
    midway: () => queue.some(({ fromMs }) => wire.words || fromMs !== undefined),
    whenQuiet(then) {
      quiet = then;
      settle();
    },
  };
}

function timesOf({ sequence, fromMs }: Turn, toMs: number | undefined): HeardTurn {
  return fromMs === undefined || toMs === undefined ? { sequence } : { sequence, fromMs, toMs };
}
