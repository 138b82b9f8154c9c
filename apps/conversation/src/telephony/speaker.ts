import { type Piece, piecesOf } from './pieces';
import type { Wire } from './wire';

/** Turns words into 8 kHz mu-law sound. */
export type Voice = (words: string, signal: AbortSignal) => Promise<Buffer>;

/** Sound sent in one message: half a second, so that an interruption is known that exactly. */
const messageBytes = 4000;

/** What is said on a line, and how much of it was heard. */
export interface Speaker {
  say(turn: { sequence: number; text: string; closing: boolean }): void;
  /** Stops at once. @returns what was not heard to its end, and how many characters of it were */
  interrupt(): { sequence: number; characters: number }[];
  onMark(name: string): void;
  speaking(): boolean;
  /** Calls back once nothing is left to say. */
  whenQuiet(then: () => void): void;
}

/**
 * Says turns one after the other. Marks tell what was heard; those of what was cut off come back as well, and are
 * told apart by the number of the interruption.
 * @param voice absent on a line that takes words
 */
export function makeSpeaker(
  wire: Wire,
  voice: Voice | undefined,
  on: { heard: (sequence: number) => void; failed: (error: unknown) => void },
): Speaker {
  let cut = 0;
  let stop = new AbortController();
  let queue: { sequence: number; length: number; heard: number }[] = [];
  let sending: Promise<void> = Promise.resolve();
  let quiet: (() => void) | undefined;

  async function send(pieces: Piece[], turn: { sequence: number; closing: boolean }): Promise<void> {
    const { signal } = stop;
    const mine = cut;
    const mark = (end: number) => wire.mark(`${mine}:${turn.sequence}:${end}`);
    let begin = 0;
    for (const { text, end } of pieces) {
      if (signal.aborted) return;
      if (wire.words || !voice) wire.text(text, turn.closing);
      else await play(await voice(text, signal), begin, end, mark);
      if (signal.aborted) return;
      mark(end);
      begin = end;
    }
  }

  async function play(sound: Buffer, begin: number, end: number, mark: (end: number) => void): Promise<void> {
    const { signal } = stop;
    for (let at = 0; at < sound.length && !signal.aborted; at += messageBytes) {
      if (at > 0) mark(begin + Math.floor(((end - begin) * at) / sound.length));
      wire.media(sound.subarray(at, at + messageBytes));
    }
  }

  function settle(): void {
    if (queue.length > 0 || !quiet) return;
    const then = quiet;
    quiet = undefined;
    then();
  }

  return {
    say({ sequence, text, closing }) {
      const pieces = piecesOf(text);
      if (pieces.length === 0) return on.heard(sequence);
      queue.push({ sequence, length: text.length, heard: 0 });
      const { signal } = stop;
      sending = sending
        .then(() => (signal.aborted ? undefined : send(pieces, { sequence, closing })))
        .catch((error: unknown) => {
          if (signal.aborted) return;
          queue = queue.filter((turn) => turn.sequence !== sequence);
          on.failed(error);
          settle();
        });
    },
    interrupt() {
      const unheard = queue.map(({ sequence, heard }) => ({ sequence, characters: heard }));
      if (unheard.length === 0) return [];
      stop.abort();
      stop = new AbortController();
      cut += 1;
      queue = [];
      wire.clear();
      settle();
      return unheard;
    },
    onMark(name) {
      const [generation, sequence, characters] = name.split(':').map(Number);
      const turn = queue.find((queued) => queued.sequence === sequence);
      if (generation !== cut || !turn || characters === undefined) return;
      turn.heard = Math.max(turn.heard, characters);
      if (turn.heard < turn.length) return;
      queue = queue.filter((queued) => queued !== turn);
      on.heard(turn.sequence);
      settle();
    },
    speaking: () => queue.length > 0,
    whenQuiet(then) {
      quiet = then;
      settle();
    },
  };
}
