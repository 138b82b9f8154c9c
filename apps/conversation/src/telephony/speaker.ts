import { piecesOf } from './pieces';
import type { Wire } from './wire';

/** Sound sent in one message: half a second, so that an interruption is known that exactly. */
const messageBytes = 4000;

/** What is said on a line, and how much of it was heard. */
export interface Speaker {
  say(turn: Spoken): void;
  /** Falls silent at once. */
  hold(): void;
  /** Goes on where it fell silent. */
  resume(): void;
  /** Drops what was not heard. @returns which turns, and how many characters of each were heard */
  drop(): { sequence: number; characters: number }[];
  onMark(name: string): void;
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

interface Turn extends Spoken {
  /** Characters. */
  heard: number;
}

/**
 * Says turns one after the other. Marks tell what was heard; those of what was cut off come back as well, and are
 * told apart by the number of the interruption.
 * @param voice makes 8 kHz mu-law sound; absent on a line that takes words
 */
export function makeSpeaker(
  wire: Wire,
  voice: ((words: string, voiceId: string | undefined, signal: AbortSignal) => Promise<Buffer>) | undefined,
  on: { heard: (sequence: number) => void; failed: (error: unknown) => void },
): Speaker {
  let cut = 0;
  let held = false;
  let stop = new AbortController();
  let queue: Turn[] = [];
  let sending: Promise<void> = Promise.resolve();
  let quiet: (() => void) | undefined;

  async function send(
    { sequence, text, closing, heard, voice: voiceId }: Turn,
    signal: AbortSignal,
  ): Promise<void> {
    const mark = (end: number) => wire.mark(`${cut}:${sequence}:${heard + end}`);
    let begin = 0;
    for (const piece of piecesOf(text.slice(heard))) {
      if (voice && !wire.words) {
        const sound = await voice(piece.text, voiceId, signal);
        for (let at = 0; at < sound.length && !signal.aborted; at += messageBytes) {
          if (at > 0) mark(begin + Math.floor(((piece.end - begin) * at) / sound.length));
          wire.media(sound.subarray(at, at + messageBytes));
        }
      } else wire.text(piece.text, closing);
      if (signal.aborted) return;
      mark(piece.end);
      begin = piece.end;
    }
  }

  function begin(turn: Turn): void {
    const { signal } = stop;
    sending = sending
      .then(() => (signal.aborted ? undefined : send(turn, signal)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        queue = queue.filter((queued) => queued !== turn);
        on.failed(error);
        settle();
      });
  }

  function settle(): void {
    if (queue.length > 0 || !quiet) return;
    const then = quiet;
    quiet = undefined;
    then();
  }

  function hold(): void {
    if (queue.length === 0 || held) return;
    held = true;
    stop.abort();
    stop = new AbortController();
    cut += 1;
    wire.clear();
  }

  return {
    say(said) {
      if (piecesOf(said.text).length === 0) return on.heard(said.sequence);
      const turn = { ...said, heard: 0 };
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
      const unheard = queue.map(({ sequence, heard }) => ({ sequence, characters: heard }));
      queue = [];
      settle();
      return unheard;
    },
    onMark(name) {
      const [generation, sequence, characters] = name.split(':').map(Number);
      const turn = queue.find((queued) => queued.sequence === sequence);
      if (generation !== cut || !turn || characters === undefined) return;
      turn.heard = Math.max(turn.heard, characters);
      if (turn.heard < turn.text.length) return;
      queue = queue.filter((queued) => queued !== turn);
      on.heard(turn.sequence);
      settle();
    },
    whenQuiet(then) {
      quiet = then;
      settle();
    },
  };
}
