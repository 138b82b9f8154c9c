import { closeCodes, type Language, languageOf, type ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { SpeechToText } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { Client } from '../domain/ports';
import type { Placed } from './call-clock';
import { type EndOfTurn, makeListener, speechIn, type Utterance } from './listener';
import { type Ear, makeEar } from './ear';
import { type HeardTurn, makeSpeaker } from './speaker';
import type { Voice } from './voice';
import type { PlacedWire } from './wire';

/** How long farewells may take to be heard before the call is ended all the same, milliseconds. */
const farewellMs = 60_000;
/**
 * Words that begin in the last of the interviewer's words are an answer given early, milliseconds. The onset is noticed
 * after 160 of them.
 */
const earlyAnswerMs = 300;
const noticedAfterMs = 160;
/** Onsets that are remembered until their words are there. */
const mostNoted = 16;

/** A call as a client of a session: its turns are spoken, what is heard comes back as frames. */
export interface Line {
  client: Client;
  /** Somebody said something. @param heard when; absent on a line without sound */
  hear(words: string, heard?: Placed): void;
  /** 8 kHz mu-law sound. @param fromMs on the clock of the call */
  listen(sound: Uint8Array, fromMs: number): void;
  onMark(name: string): void;
  /** A key was pressed: an answer to a question for one, and a sign of somebody in any case. */
  press(digit: string): void;
  /** No more sound comes. @returns undefined unless there are words to wait for */
  lastWords(): Promise<void> | undefined;
  /** Nothing more comes: what was said so far is a turn, or nothing. */
  stop(as: 'turn' | 'nothing'): void;
}

/** What a line works with. */
export interface LineOptions {
  wire: PlacedWire;
  /** Absent where all lines take words. */
  models?: { speechToText: SpeechToText; voice: Voice } | undefined;
  /** Of the interview. */
  language: Language;
  endOfTurn: EndOfTurn;
  /** Whether words only show that somebody listens. */
  isBackchannel: (words: string, language: Language) => boolean;
  now: () => number;
  logger: Logger;
  /** Gets frames whose offsets are milliseconds since the epoch, not since the session began. */
  frame: (frame: SessionFrame) => void;
  /** Words were recognised in the sound of the line; whoever decides what they are passes them to `hear`. */
  recognised: (words: string, heard: Placed) => void;
  /** The session allows the call to be recorded from now on. */
  mayRecord: () => void;
  /** The session is over, and its last words were heard. */
  farewell: () => void;
}

/**
 * The expert's end of a telephone line. Whoever takes the floor interrupts the interviewer; whoever only shows that they
 * listen does not. Nothing is said while somebody speaks, or has spoken and the words are not there yet.
 */
export function makeLine({ wire, frame, models, logger, ...options }: LineOptions): Line {
  const { now } = options;
  let { language } = options;
  /** Whose voice speaks; that of the settings when the agent has none. */
  let voiceId: string | undefined;
  let limit: NodeJS.Timeout | undefined;
  /** When speech was noticed that began while the interviewer spoke, by its onset. */
  const spokenInto = new Map<number, number>();
  /** The interviewer asks for a yes or a no: those are no back-channels then. */
  let isAsking = false;
  /** When the interviewer was heard to the end last. */
  let quietSinceMs = 0;
  const voice =
    models &&
    ((words: string, voice: string | undefined, signal: AbortSignal) =>
      models.voice({ text: words, language, voice }, signal));
  const speaker = makeSpeaker(wire, voice, {
    heard(turn) {
      quietSinceMs = now();
      frame(heardFrame(turn));
    },
    failed: (error) => logger.warn('Words could not be spoken', errorFields(error)),
  });
  const listener = makeListener(options.endOfTurn, now, (utterance) => frame(sayFrame(utterance)));
  const ear: Ear | undefined =
    models && !wire.words
      ? makeEar(models.speechToText, () => language, {
          began(onsetMs) {
            if (spokenInto.size > mostNoted) spokenInto.clear();
            if (speaker.midway()) spokenInto.set(onsetMs, now());
            listener.wait();
            frame({ type: 'typing' });
          },
          tookFloor: () => speaker.hold(),
          goesOn: () => frame({ type: 'typing' }),
          words,
          failed: (error) => logger.warn('Speech could not be recognised', errorFields(error)),
        })
      : undefined;

  function words(text: string, heard: Placed): void {
    const noticedMs = spokenInto.get(heard.fromMs);
    spokenInto.delete(heard.fromMs);
    const onlyListens = noticedMs !== undefined && isSpokenInto(noticedMs) && isBackchannel(text);
    if (speechIn(text) !== '' && !onlyListens) options.recognised(text, heard);
    if (ear?.busy()) return listener.wait();
    // a cough, a door, a word that takes no floor: whoever was speaking goes on
    speaker.resume();
    listener.resume(language);
  }

  const isBackchannel = (text: string) =>
    !isAsking && !listener.open() && options.isBackchannel(speechIn(text), language);

  const isSpokenInto = (noticedMs: number) =>
    speaker.unheard() || quietSinceMs - noticedMs > earlyAnswerMs - noticedAfterMs;

  function say(turn: { sequence: number; text: string; closing: boolean }): void {
    // somebody is saying something: the interviewer hears them out and answers anew
    if (listener.open()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    if (ear?.busy()) speaker.hold();
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
    for (const unheard of speaker.drop()) frame(heardFrame(unheard));
  }

  function hear(words: string, heard?: Placed): void {
    if (speechIn(words) === '') return;
    const onlyListens = !heard && speaker.unheard() && isBackchannel(words);
    if (!onlyListens) interrupt();
    frame({ type: 'typing' });
    if (!onlyListens) listener.hear(words, language, heard);
  }

  return {
    client: {
      send(message) {
        if (message.type === 'welcome') welcome(message);
        if (message.type !== 'turn') return;
        // told once somebody else has taken over
        if (message.persona !== undefined) voiceId = message.voice?.id;
        isAsking = message.asksYesOrNo === true;
        say(message);
      },
      mayRecord: options.mayRecord,
      close(code) {
        if (code !== closeCodes.done) return wire.close();
        limit = setTimeout(options.farewell, farewellMs);
        speaker.whenQuiet(options.farewell);
      },
    },
    hear,
    listen: (sound, fromMs) => ear?.take(sound, fromMs),
    onMark: speaker.onMark,
    press(digit) {
      if (isAsking) interrupt();
      frame({ type: 'digit', digit, utteranceId: newId() });
    },
    lastWords: () => (ear?.busy() ? ear.finish() : undefined),
    stop(as) {
      clearTimeout(limit);
      ear?.stop();
      if (as === 'nothing') listener.forget();
      else listener.flush();
    },
  };
}

function heardFrame({ sequence, characters, fromMs, toMs }: HeardTurn): SessionFrame {
  return {
    type: 'heard',
    sequence,
    ...(characters === undefined ? {} : { characters }),
    ...(fromMs === undefined || toMs === undefined ? {} : { offsetMs: fromMs, durationMs: toMs - fromMs }),
  };
}

function sayFrame({ text, fromMs, toMs, placed }: Utterance): SessionFrame {
  const durationMs = toMs - fromMs;
  return {
    type: 'say',
    utteranceId: newId(),
    text,
    ...(placed ? { offsetMs: fromMs } : {}),
    durationMs,
  };
}
