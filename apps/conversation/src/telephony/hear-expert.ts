import type { Language } from '@colloquy/contracts';
import { errorFields } from '@colloquy/logging';
import type { Backchannels } from './back-channels';
import type { TimeSpan } from './call-clock';
import { makeGiveWay } from './give-way';
import { type Listener, speechIn } from './listener';
import type { TimedMediaStream } from './media-stream';
import type { PhoneClientOptions, SpeechModels } from './phone-client-options';
import { secondsOf, surelySpeechSeconds } from './recognition-queue';
import type { Speaker } from './speaker';
import { makeSpeechRecogniser, type SpeechRecogniser } from './speech-recogniser';
import type { ThinkingSign } from './thinking-sign';

/** Consecutive speech segments without words after which the expert counts as not understood. */
const maxWordless = 2;

export interface HearExpertOptions extends Pick<
  PhoneClientOptions,
  | 'models'
  | 'stream'
  | 'frame'
  | 'logger'
  | 'now'
  | 'vocabulary'
  | 'likely'
  | 'partial'
  | 'recognised'
  | 'unrecognised'
> {
  speaker: Speaker;
  listener: Listener;
  backchannels: Backchannels;
  thinking: ThinkingSign;
  language: () => Language;
}

/**
 * Hears the expert: recognised words go to the listener, and the speaker gives way or goes on.
 * @returns undefined on a stream without sound
 */
export function hearExpert({
  models,
  stream,
  frame,
  speaker,
  listener,
  backchannels,
  thinking,
  ...options
}: HearExpertOptions): SpeechRecogniser | undefined {
  if (!models || stream.words) return undefined;

  /** Consecutive speech segments without a recognised word. */
  let wordless = 0;
  /** Words of the open piece that may still change. */
  let saying = '';
  let isPaused = false;

  function countWordless(text: string | undefined, heard: TimeSpan): void {
    if (text === undefined || speaker.unheard()) return;
    if (speechIn(text) !== '') wordless = 0;
    else if (secondsOf(heard) >= surelySpeechSeconds) wordless += 1;
  }

  /** The interrupted side goes on first. */
  function notHeard(): void {
    wordless = 0;
    if (!speaker.unheard() && !listener.open()) frame({ type: 'not-heard' });
  }

  /** While the interviewer speaks, an answer would be to a turn that is not yet heard. */
  function expectEnd(): void {
    if (isPaused && !speaker.unheard()) listener.pausedAfter(saying, options.language());
  }

  function words(recognised: string | undefined, heard: TimeSpan): void {
    const text = recognised ?? '';
    isPaused = false;
    saying = '';
    countWordless(recognised, heard);
    const onlyListens = backchannels.wereListening(text, heard, speaker.unheard());
    if (speechIn(text) !== '' && !onlyListens) options.recognised(text, heard);
    else {
      thinking.ends();
      options.partial?.('');
    }
    if (recogniser.busy()) return listener.wait();
    // a cough, a door, a back-channel: the interrupted side goes on
    speaker.resume();
    listener.resume(options.language());
    if (wordless >= maxWordless) notHeard();
  }

  function partial(text: string): void {
    saying = speechIn(text);
    backchannels.partial(saying);
    options.partial?.(saying);
    expectEnd();
  }

  const giveWay = makeGiveWay(speaker, backchannels.mayBeListening, options.now);

  const recogniser = makeSpeechRecogniser(
    recogniserModelsOf(models, stream, options.vocabulary),
    options.language,
    {
      began(onsetMs) {
        saying = '';
        backchannels.began(onsetMs, speaker.midway());
        thinking.ends();
        listener.wait();
        frame({ type: 'typing' });
      },
      paused() {
        isPaused = true;
        expectEnd();
      },
      wentOn() {
        isPaused = false;
        options.likely(undefined);
      },
      ended: thinking.begins,
      floor(floor) {
        if (floor === 'expert') options.likely(undefined);
        giveWay(floor);
      },
      stillSpeaking: () => frame({ type: 'typing' }),
      partial,
      words,
      failed(error) {
        options.logger.warn('Speech could not be recognised', errorFields(error));
        notHeard();
      },
      unrecognised: options.unrecognised,
    },
  );
  return withSilence(recogniser, stream.lateMs);
}

/** Checks for sound while sound may be late. */
const checks = 5;

/**
 * Ends speech when no sound comes any more. A check that is late itself, because this process was busy, counts once: the
 * sound that has arrived meanwhile is read before the next one.
 * @param lateMs without sound for so long, it is quiet
 */
function withSilence(recogniser: SpeechRecogniser, lateMs: number): SpeechRecogniser {
  let missed = 0;
  const check = setInterval(() => {
    missed += 1;
    if (missed === checks + 1) recogniser.quiet();
  }, lateMs / checks);
  return {
    ...recogniser,
    take(samples, fromMs) {
      missed = 0;
      recogniser.take(samples, fromMs);
    },
    stop() {
      clearInterval(check);
      recogniser.stop();
    },
  };
}

function recogniserModelsOf(
  { speechToText, streams, detectVoice }: SpeechModels,
  { rateHz }: TimedMediaStream,
  vocabulary: () => readonly string[],
) {
  const voiceActivity = detectVoice(rateHz);
  const { sampleRate } = voiceActivity;
  return { speechToText, voiceActivity, vocabulary, streams: streams?.({ sampleRate, vocabulary }) };
}
