import { closeCodes, type Language, languageOf, type ServerFrame } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { DetectVoice, OpenSpeechStreams, SpeechToText } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { Client } from '../domain/ports';
import type { TimeSpan } from './call-clock';
import { noticedAfterMs } from './detect-speech';
import { type EndOfTurn, makeListener, speechIn, type Utterance } from './listener';
import { type SpeechRecogniser, makeSpeechRecogniser } from './speech-recogniser';
import { thinkingTone } from './thinking-tone';
import { type HeardTurn, makeSpeaker, type Spoken } from './speaker';
import type { Voice } from './voice';
import type { TimedMediaStream } from './media-stream';

/** Most time for the last words to be heard before the call is ended. */
const farewellMs = 60_000;
/** Speech that begins this shortly before the end of the interviewer's words is an early answer, milliseconds. */
const earlyAnswerMs = 300;
const maxNoted = 16;
/** After this the expert hears a sign that an answer is on its way, milliseconds. */
const thinkingMs = 2000;

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

/** What hears and speaks. */
export interface SpeechModels {
  speechToText: SpeechToText;
  /** Absent: speech is recognised when it has ended. */
  streams?: OpenSpeechStreams | undefined;
  voice: Voice;
  detectVoice: DetectVoice;
}

export interface PhoneClientOptions {
  stream: TimedMediaStream;
  /** The expert reads the turns as well: a turn that could not be spoken was read. */
  readable?: boolean;
  models?: SpeechModels | undefined;
  language: Language;
  endOfTurn: EndOfTurn;
  /** Whether words only show that the expert listens. */
  isBackchannel: (words: string, language: Language) => boolean;
  now: () => number;
  logger: Logger;
  /** Gets frames whose offsets are milliseconds since the epoch, not since the session started. */
  frame: (frame: SessionFrame) => void;
  /** Names and terms that the expert is likely to say. */
  vocabulary: () => readonly string[];
  /** Gets words that are being said, and `''` when they turn out to be no words of a turn. */
  partial?: (words: string) => void;
  /** Gets recognised words; they count only when they are passed to `hear`. */
  recognised: (words: string, heard: TimeSpan) => void;
  /** Gets words that are likely to be the next utterance, while the end of the turn is not certain. */
  likely: (words: string) => void;
  mayRecord: () => void;
  /** Gets the seconds of speech that ended, and the same with a minus once they are recognised. */
  unrecognised: (seconds: number) => void;
  /** Called when the session is over and its last words were heard. */
  farewell: () => void;
}

/**
 * Conducts the spoken side of a session. An expert who takes the floor interrupts the interviewer; a back-channel does
 * not. The interviewer says nothing while the expert speaks or recent speech is being recognised.
 */
export function makePhoneClient({
  stream,
  frame,
  models,
  logger,
  ...options
}: PhoneClientOptions): PhoneClient {
  const { now } = options;
  let { language } = options;
  /** How the agent speaks; an undefined voice selects the voice of the settings. */
  let manner: Pick<Spoken, 'voice' | 'speed'> = { voice: undefined, speed: undefined };
  /** Factor on the pause that ends the expert's turn. */
  let patience = 1;
  let limit: NodeJS.Timeout | undefined;
  let isAloud = true;
  const overlaps = makeOverlaps(now);
  /** After a yes-or-no question, "yes" is an answer, not a back-channel. */
  let isAsking = false;
  const voice =
    models &&
    ((words: string, { voice, speed }: Pick<Spoken, 'voice' | 'speed'>, signal: AbortSignal) =>
      models.voice({ text: words, language, voice, speed, rateHz: stream.rateHz }, signal));
  const speaker = makeSpeaker(stream, voice, {
    heard(turn) {
      overlaps.interviewerEnded();
      frame(heardFrame(options.readable ? { ...turn, characters: undefined } : turn));
    },
    failed: (error) => logger.warn('Words could not be spoken', errorFields(error)),
  });
  const listener = makeListener((text, spoken) => options.endOfTurn(text, spoken) * patience, now, {
    say(utterance) {
      frame(sayFrame(utterance));
      thinking.begins();
    },
    likely: options.likely,
    mayGoOn: () => recogniser?.mayHearSpeech() ?? false,
  });
  const thinking = makeThinkingSign(() => {
    const isQuiet = !speaker.unheard() && !recogniser?.busy() && !listener.open();
    if (isQuiet && !stream.words) stream.media(thinkingTone(stream.rateHz));
  });
  const recogniser: SpeechRecogniser | undefined =
    models && !stream.words
      ? makeSpeechRecogniser(earsOf(models, stream, options.vocabulary), () => language, {
          began(onsetMs) {
            if (speaker.midway()) overlaps.began(onsetMs);
            listener.wait();
            frame({ type: 'typing' });
          },
          tookFloor: () => speaker.hold(),
          stillSpeaking: () => frame({ type: 'typing' }),
          partial: options.partial && ((text) => options.partial?.(speechIn(text))),
          words,
          failed(error) {
            logger.warn('Speech could not be recognised', errorFields(error));
            // otherwise the interrupted side goes on first
            if (!speaker.unheard() && !listener.open()) frame({ type: 'not-heard' });
          },
          unrecognised: options.unrecognised,
        })
      : undefined;

  function words(text: string, heard: TimeSpan): void {
    const onlyListens = overlaps.take(heard.fromMs, speaker.unheard()) && isBackchannel(text);
    if (speechIn(text) !== '' && !onlyListens) options.recognised(text, heard);
    else options.partial?.('');
    if (recogniser?.busy()) return listener.wait();
    // a cough, a door, a back-channel: the interrupted side goes on
    speaker.resume();
    listener.resume(language);
  }

  const isBackchannel = (text: string) =>
    !isAsking && !listener.open() && options.isBackchannel(speechIn(text), language);

  function say(turn: { sequence: number; text: string; closing: boolean }): void {
    thinking.ends();
    if (!isAloud) return;
    // the expert is speaking: the interviewer listens and answers anew
    if (listener.open()) return frame({ type: 'heard', sequence: turn.sequence, characters: 0 });
    if (recogniser?.busy()) speaker.hold();
    speaker.say({ ...turn, ...manner });
  }

  function takeManner(agent: Pick<Extract<ServerFrame, { type: 'turn' }>, 'voice' | 'speed' | 'patience'>) {
    manner = { voice: agent.voice?.id, speed: agent.speed };
    patience = agent.patience ?? 1;
  }

  /** Repeats the agent's latest turn, which may not have been heard. */
  function welcome({
    sessionId,
    turns,
    closing,
    language: spoken,
    ...agent
  }: Extract<ServerFrame, { type: 'welcome' }>) {
    takeManner(agent);
    language = languageOf(spoken);
    const last = turns.at(-1);
    if (last?.role === 'agent' && last.sessionId === sessionId) say({ ...last, closing });
  }

  function interrupt(): void {
    for (const unheard of speaker.drop()) frame(heardFrame(unheard));
  }

  function hear(words: string, heard?: TimeSpan): void {
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
        // present once another agent has taken over
        if (message.persona !== undefined) takeManner(message);
        isAsking = message.asksYesOrNo === true;
        say(message);
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
      if (isAsking) interrupt();
      frame({ type: 'digit', digit, utteranceId: newId() });
    },
    interrupt,
    setAloud(on) {
      isAloud = on;
      if (!on) speaker.drop();
    },
    flush: listener.flush,
    lastWords: () => recogniser?.finish(),
    stop(as) {
      clearTimeout(limit);
      recogniser?.stop();
      if (as === 'nothing') listener.forget();
      else listener.flush();
      thinking.ends();
    },
  };
}

function earsOf(
  { speechToText, streams, detectVoice }: SpeechModels,
  { rateHz }: TimedMediaStream,
  vocabulary: () => readonly string[],
) {
  const voiceActivity = detectVoice(rateHz);
  const { sampleRate } = voiceActivity;
  return { speechToText, voiceActivity, streams: streams?.({ sampleRate, vocabulary }) };
}

/** Gives a sign once if an answer takes long. */
function makeThinkingSign(give: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    begins(): void {
      clearTimeout(timer);
      timer = setTimeout(give, thinkingMs);
    },
    ends: () => clearTimeout(timer),
  };
}

/** Remembers which of the expert's speech began while the interviewer spoke, by its onset. */
function makeOverlaps(now: () => number) {
  const noticedAtMs = new Map<number, number>();
  let quietSinceMs = 0;
  return {
    began(onsetMs: number): void {
      if (noticedAtMs.size > maxNoted) noticedAtMs.clear();
      noticedAtMs.set(onsetMs, now());
    },
    interviewerEnded(): void {
      quietSinceMs = now();
    },
    /** Returns once whether the speech overlapped with the interviewer's, rather than being an early answer. */
    take(onsetMs: number, isSpeaking: boolean): boolean {
      const noticedMs = noticedAtMs.get(onsetMs);
      noticedAtMs.delete(onsetMs);
      if (noticedMs === undefined) return false;
      return isSpeaking || quietSinceMs - noticedMs > earlyAnswerMs - noticedAfterMs;
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

function sayFrame({ text, fromMs, toMs, timed }: Utterance): SessionFrame {
  const durationMs = toMs - fromMs;
  return {
    type: 'say',
    utteranceId: newId(),
    text,
    ...(timed ? { offsetMs: fromMs } : {}),
    durationMs,
  };
}
