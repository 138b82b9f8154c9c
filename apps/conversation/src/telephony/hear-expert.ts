import type { Language } from '@colloquy/contracts';
import { errorFields } from '@colloquy/logging';
import type { Backchannels } from './back-channels';
import type { TimeSpan } from './call-clock';
import { makeGiveWay } from './give-way';
import { type Listener, speechIn } from './listener';
import { makeLikelyEnd } from './likely-end';
import type { TimedMediaStream } from './media-stream';
import type { PhoneClientOptions, SpeechModels } from './phone-client-options';
import { makeNotHeard } from './not-heard';
import type { Speaker } from './speaker';
import { makeSpeechRecogniser, type SpeechRecogniser } from './speech-recogniser';
import type { ThinkingSign } from './thinking-sign';

interface HearExpertOptions extends Pick<
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

/** Passes recognised words to the listener. @returns undefined on a stream without sound */
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
  if (!models || stream.carriesWords) return undefined;

  const likelyEnd = makeLikelyEnd(speaker, listener, options.language);
  const { notHeard, ...wordless } = makeNotHeard(speaker, listener, () => frame({ type: 'not-heard' }));

  function words(recognised: string | undefined, heard: TimeSpan): void {
    const text = recognised ?? '';
    likelyEnd.ended();
    wordless.count(recognised, heard);
    const isOnlyListening = backchannels.wereListening(text, heard, speaker.hasUnheard());
    if (speechIn(text) !== '' && !isOnlyListening) options.recognised(text, heard);
    else {
      thinking.ends();
      options.partial?.('');
    }
    if (recogniser.isBusy()) return listener.wait();
    // a cough, a door, a back-channel: the interrupted side goes on
    speaker.resume();
    listener.resume(options.language());
    wordless.settle();
  }

  function partial(text: string): void {
    const saying = speechIn(text);
    backchannels.partial(saying);
    options.partial?.(saying);
    likelyEnd.partial(saying);
  }

  const giveWay = makeGiveWay(speaker, backchannels.mayBeListening, options.now);

  const recogniser = makeSpeechRecogniser(
    recogniserModelsOf(models, stream, options.vocabulary),
    options.language,
    {
      began(onsetMs) {
        likelyEnd.began();
        backchannels.began(onsetMs, speaker.isMidway());
        thinking.ends();
        listener.wait();
        frame({ type: 'typing' });
      },
      paused: likelyEnd.paused,
      wentOn() {
        likelyEnd.wentOn();
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

/** Number of checks for sound within `lateMs`. */
const checks = 5;

/** Ends speech without sound for `lateMs`. A check that is late because the process was busy counts once. */
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
