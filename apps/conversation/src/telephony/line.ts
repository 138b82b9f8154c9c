import { closeCodes, type ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { Client } from '../domain/ports';
import { type EndOfTurn, makeListener, speechIn } from './listener';
import { makeSpeaker, type Voice } from './speaker';
import type { Wire } from './wire';

/** How long farewells may take to be heard before the call is ended all the same, milliseconds. */
const farewellMs = 60_000;

/** A call as a client of a session: its turns are spoken, what is heard comes back as frames. */
export interface Line {
  client: Client;
  /** Words were recognised. */
  hear(words: string): void;
  onMark(name: string): void;
  /** Nothing more comes: what was said so far is a turn. */
  stop(): void;
}

/** What a line works with. */
export interface LineOptions {
  wire: Wire;
  /** Makes sound of words in a language; absent on a line that takes words. */
  voice?: (words: string, language: string, signal: AbortSignal) => Promise<Buffer>;
  endOfTurn: EndOfTurn;
  now: () => number;
  logger: Logger;
  frame: (frame: SessionFrame) => void;
  /** The session is over, and its last words were heard. */
  farewell: () => void;
}

/** The expert's end of a telephone line. Whoever begins to speak interrupts the interviewer. */
export function makeLine({ wire, frame, ...options }: LineOptions): Line {
  let language = 'en';
  let limit: NodeJS.Timeout | undefined;
  const voice: Voice | undefined =
    options.voice && ((words, signal) => options.voice?.(words, language, signal) ?? Promise.reject());
  const speaker = makeSpeaker(wire, voice, {
    heard: (sequence) => frame({ type: 'heard', sequence }),
    failed: (error) => options.logger.warn('Words could not be spoken', errorFields(error)),
  });
  const listener = makeListener(options.endOfTurn, options.now, (text, durationMs) =>
    frame({ type: 'say', utteranceId: newId(), text, durationMs }),
  );

  function say(turn: { sequence: number; text: string; closing: boolean }): void {
    // somebody is speaking: the interviewer hears them out and answers anew
    if (listener.open()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    speaker.say(turn);
  }

  /** Comes back to a session: what was said last may not have been heard. */
  function welcome({
    sessionId,
    turns,
    closing,
    language: spoken,
  }: Extract<ServerFrame, { type: 'welcome' }>) {
    language = spoken;
    const last = turns.at(-1);
    if (last?.role === 'agent' && last.sessionId === sessionId) say({ ...last, closing });
  }

  function interrupt(): void {
    for (const unheard of speaker.interrupt()) frame({ type: 'heard', ...unheard });
  }

  return {
    client: {
      send(message) {
        if (message.type === 'welcome') welcome(message);
        if (message.type === 'turn') say(message);
      },
      close(code) {
        if (code !== closeCodes.done) return wire.close();
        limit = setTimeout(options.farewell, farewellMs);
        speaker.whenQuiet(options.farewell);
      },
    },
    hear(words) {
      if (speechIn(words) === '') return;
      interrupt();
      frame({ type: 'typing' });
      listener.hear(words, language);
    },
    onMark: speaker.onMark,
    stop() {
      clearTimeout(limit);
      listener.flush();
    },
  };
}
