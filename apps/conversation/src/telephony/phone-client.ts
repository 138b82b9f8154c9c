import { closeCodes, type ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { errorFields } from '@colloquy/logging';
import type { Client } from '../domain/ports';
import { defaultSpeechSettings, speechSettingsAfter } from './speech-settings';
import { makeBackchannels } from './back-channels';
import type { TimeSpan } from './call-clock';
import { hearExpert } from './hear-expert';
import { makeListener, speechIn } from './listener';
import { heardFrame, sayFrame } from './phone-frames';
import type { PhoneClientOptions } from './phone-client-options';
import { patience } from './play-turn';
import { makeThinkingSign } from './thinking-sign';
import { thinkingTone } from './thinking-tone';
import { makeSpeaker } from './speaker';
import type { Spoken } from './spoken-turn';

/** Most time for the last words to be heard before the call is ended. */
const farewellMs = 60_000;

/** A call as a client of a session: speaks the agent's turns and returns what it hears as frames. */
export interface PhoneClient {
  client: Client;
  /** @param heard absent on a stream without sound */
  hear(words: string, heard?: TimeSpan): void;
  /** @param samples at the rate of the stream @param fromMs on the clock of the call */
  listen(samples: Int16Array, fromMs: number): void;
  onMark(name: string): void;
  press(digit: string): void;
  /** The interviewer falls silent; the unheard words are reported. */
  interrupt(): void;
  /** Whether turns are spoken from now on. Unspoken words are dropped without a report if they are not. */
  setAloud(on: boolean): void;
  /** Words that were heard so far become a turn. */
  flush(): void;
  /** Ends the sound. @returns when all words are recognised; undefined on a stream without sound */
  lastWords(): Promise<void> | undefined;
  /** Ends the call. Words that were heard so far become a turn or are dropped. */
  stop(as: 'turn' | 'nothing'): void;
}

/**
 * Conducts the spoken side of a session. An expert who takes the floor interrupts the interviewer; for a back-channel it
 * only pauses. The interviewer says nothing while the expert speaks or recent speech is being recognised.
 */
export function makePhoneClient({
  stream,
  frame,
  models,
  logger,
  ...options
}: PhoneClientOptions): PhoneClient {
  const { now } = options;
  let settings = defaultSpeechSettings(options.language);
  let limit: NodeJS.Timeout | undefined;
  let isAloud = true;
  const backchannels = makeBackchannels({
    now,
    isBackchannel: (words) => options.isBackchannel(words, settings.language),
    mayOnlyListen: () => !settings.isAsking && !listener.open(),
  });
  const voice =
    models &&
    ((words: string, { voice, speed }: Pick<Spoken, 'voice' | 'speed'>, signal: AbortSignal) =>
      models.voice(
        { text: words, language: settings.language, voice, speed, rateHz: stream.rateHz },
        signal,
      ));
  const speaker = makeSpeaker(
    stream,
    voice,
    {
      heard(turn) {
        backchannels.interviewerEnded();
        frame(heardFrame(options.readable ? { ...turn, characters: undefined } : turn));
      },
      failed: (error) => logger.warn('Speech could not be synthesised', errorFields(error)),
    },
    options.readable ? [] : patience, // words that can be read need no further attempt
  );
  const listener = makeListener((text, spoken) => options.endOfTurn(text, spoken) * settings.patience, now, {
    say(utterance) {
      frame(sayFrame(utterance));
      thinking.begins();
    },
    likely: options.likely,
    mayGoOn: () => recogniser?.mayHearSpeech() ?? false,
  });
  const thinking = makeThinkingSign(() => {
    const isRecognising = recogniser?.busy() && !recogniser.speaking();
    const isWaiting = isRecognising || (!recogniser?.busy() && !listener.open());
    if (isWaiting && !speaker.unheard() && !stream.words) stream.media(thinkingTone(stream.rateHz));
  });
  const recogniser = hearExpert({
    ...options,
    models,
    stream,
    frame,
    logger,
    speaker,
    listener,
    backchannels,
    thinking,
    language: () => settings.language,
  });

  function say(turn: { sequence: number; text: string; closing: boolean }): void {
    thinking.ends();
    if (!isAloud) return;
    // the expert is speaking: the interviewer listens and answers again
    if (listener.open()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    if (recogniser?.busy()) speaker.hold();
    speaker.say({ ...turn, voice: settings.voice, speed: settings.speed });
  }

  /** Repeats the agent's latest turn, which may not have been heard. */
  function sayAgain({ sessionId, turns, closing }: Extract<ServerFrame, { type: 'welcome' }>): void {
    const last = turns.at(-1);
    if (last?.role === 'agent' && last.sessionId === sessionId) say({ ...last, closing });
  }

  function interrupt(): void {
    for (const unheard of speaker.drop()) frame(heardFrame(unheard));
  }

  function hear(words: string, heard?: TimeSpan): void {
    if (speechIn(words) === '') return;
    const onlyListens = !heard && speaker.unheard() && backchannels.isListening(speechIn(words));
    if (!onlyListens) interrupt();
    frame({ type: 'typing' });
    if (!onlyListens) listener.hear(words, settings.language, heard);
  }

  return {
    client: {
      send(message) {
        settings = speechSettingsAfter(settings, message);
        if (message.type === 'welcome') sayAgain(message);
        if (message.type === 'turn') say(message);
      },
      expect(words) {
        if (words === undefined) speaker.expectNothing();
        else if (isAloud) speaker.expect({ text: words, voice: settings.voice, speed: settings.speed });
      },
      mayRecord: options.mayRecord,
      close(code) {
        if (code !== closeCodes.done) return stream.close();
        limit = setTimeout(options.farewell, farewellMs);
        speaker.whenQuiet(options.farewell);
      },
    },
    hear,
    listen: (samples, fromMs) => recogniser?.take(samples, fromMs),
    onMark: speaker.onMark,
    press(digit) {
      if (settings.isAsking) interrupt();
      frame({ type: 'digit', digit, utteranceId: newId() });
    },
    interrupt,
    setAloud(on) {
      isAloud = on;
      if (on) return;
      speaker.drop();
      speaker.expectNothing();
    },
    flush: listener.flush,
    lastWords: () => recogniser?.finish(),
    stop(as) {
      clearTimeout(limit);
      recogniser?.stop();
      speaker.expectNothing();
      if (as === 'nothing') listener.forget();
      else listener.flush();
      thinking.ends();
    },
  };
}
