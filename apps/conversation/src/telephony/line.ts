import { closeCodes, type Language, languageOf, type ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { SpeechToText } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { Client } from '../domain/ports';
import { type EndOfTurn, makeListener, speechIn } from './listener';
import { type Ear, makeEar } from './ear';
import { makeSpeaker } from './speaker';
import type { Voice } from './voice';
import type { Wire } from './wire';

/** How long farewells may take to be heard before the call is ended all the same, milliseconds. */
const farewellMs = 60_000;

/** A call as a client of a session: its turns are spoken, what is heard comes back as frames. */
export interface Line {
  client: Client;
  /** Somebody said something. */
  hear(words: string): void;
  /** 8 kHz mu-law sound. */
  listen(sound: Buffer): void;
  onMark(name: string): void;
  /** Nothing more comes: what was said so far is a turn, or nothing. */
  stop(as: 'turn' | 'nothing'): void;
}

/** What a line works with. */
export interface LineOptions {
  wire: Wire;
  /** Absent where all lines take words. */
  models?: { speechToText: SpeechToText; voice: Voice } | undefined;
  /** Of the interview. */
  language: Language;
  endOfTurn: EndOfTurn;
  now: () => number;
  logger: Logger;
  frame: (frame: SessionFrame) => void;
  /** Words were recognised in the sound of the line; whoever decides what they are passes them to `hear`. */
  recognised: (words: string) => void;
  /** The session is over, and its last words were heard. */
  farewell: () => void;
}

/** The expert's end of a telephone line. Whoever begins to speak interrupts the interviewer. */
export function makeLine({ wire, frame, models, logger, ...options }: LineOptions): Line {
  let { language } = options;
  /** Whose voice speaks; that of the settings when the agent has none. */
  let voiceId: string | undefined;
  let limit: NodeJS.Timeout | undefined;
  /** Whether somebody speaks whose words are not there yet. */
  let talking = false;
  const voice =
    models &&
    ((words: string, voice: string | undefined, signal: AbortSignal) =>
      models.voice({ text: words, language, voice }, signal));
  const speaker = makeSpeaker(wire, voice, {
    heard: (sequence) => frame({ type: 'heard', sequence }),
    failed: (error) => logger.warn('Words could not be spoken', errorFields(error)),
  });
  const listener = makeListener(options.endOfTurn, options.now, (text, durationMs) =>
    frame({ type: 'say', utteranceId: newId(), text, durationMs }),
  );
  const ear: Ear | undefined =
    models && !wire.words
      ? makeEar(models.speechToText, () => language, {
          began() {
            talking = true;
            speaker.hold();
            listener.wait();
            frame({ type: 'typing' });
          },
          words(text) {
            talking = false;
            if (speechIn(text) !== '') return options.recognised(text);
            // a cough, a door: whoever was speaking goes on
            speaker.resume();
            listener.resume(language);
          },
          failed: (error) => logger.warn('Speech could not be recognised', errorFields(error)),
        })
      : undefined;

  function say(turn: { sequence: number; text: string; closing: boolean }): void {
    // somebody is speaking: the interviewer hears them out and answers anew
    if (talking || listener.open()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    speaker.say({ ...turn, voice: voiceId });
  }

  /** Comes back to a session: what was said last may not have been heard. */
  function welcome({
    sessionId,
    turns,
    closing,
    language: spoken,
    voice: agents,
  }: Extract<ServerFrame, { type: 'welcome' }>) {
    voiceId = agents?.id;
    language = languageOf(spoken);
    const last = turns.at(-1);
    if (last?.role === 'agent' && last.sessionId === sessionId) say({ ...last, closing });
  }

  function interrupt(): void {
    for (const unheard of speaker.drop()) frame({ type: 'heard', ...unheard });
  }

  function hear(words: string): void {
    if (speechIn(words) === '') return;
    interrupt();
    frame({ type: 'typing' });
    listener.hear(words, language);
  }

  return {
    client: {
      send(message) {
        if (message.type === 'welcome') welcome(message);
        if (message.type !== 'turn') return;
        // told once somebody else has taken over
        if (message.persona !== undefined) voiceId = message.voice?.id;
        say(message);
      },
      close(code) {
        if (code !== closeCodes.done) return wire.close();
        limit = setTimeout(options.farewell, farewellMs);
        speaker.whenQuiet(options.farewell);
      },
    },
    hear,
    listen: (sound) => ear?.take(sound),
    onMark: speaker.onMark,
    stop(as) {
      clearTimeout(limit);
      ear?.stop();
      if (as === 'nothing') listener.forget();
      else listener.flush();
    },
  };
}
