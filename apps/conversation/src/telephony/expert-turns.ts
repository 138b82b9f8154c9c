import { makeBackchannels } from './back-channels';
import type { TimeSpan } from './call-clock';
import { hearExpert } from './hear-expert';
import type { InterviewerVoice } from './interviewer-voice';
import { makeListener, speechIn } from './listener';
import type { PhoneClientOptions } from './phone-client-options';
import { sayFrame } from './phone-frames';
import { makeThinkingSign } from './thinking-sign';
import { thinkingTone } from './thinking-tone';

/** Makes turns of the expert's words. Words that take the floor interrupt the interviewer; a back-channel does not. */
export function makeExpertTurns(options: PhoneClientOptions, interviewer: InterviewerVoice) {
  const { stream, frame, now } = options;
  const { speaker, settings } = interviewer;
  const backchannels = makeBackchannels({
    now,
    isBackchannel: (words) => options.isBackchannel(words, settings().language),
    mayOnlyListen: () => !settings().isAsking && !listener.hasWords(),
  });
  const listener = makeListener(
    (text, language) => options.endOfTurn(text, language) * settings().patience,
    now,
    {
      say(utterance) {
        frame(sayFrame(utterance));
        thinking.begins();
      },
      likely: options.likely,
      mayGoOn: () => recogniser?.mayHearSpeech() ?? false,
    },
  );
  const thinking = makeThinkingSign(() => {
    const isRecognising = recogniser?.isBusy() && !recogniser.isSpeaking();
    const isWaiting = isRecognising || (!recogniser?.isBusy() && !listener.hasWords());
    if (isWaiting && !speaker.hasUnheard() && !stream.carriesWords) stream.media(thinkingTone(stream.rateHz));
  });
  const language = () => settings().language;
  const recogniser = hearExpert({ ...options, speaker, listener, backchannels, thinking, language });

  return {
    hear(words: string, heard?: TimeSpan): void {
      if (speechIn(words) === '') return;
      const isOnlyListening = !heard && speaker.hasUnheard() && backchannels.isListening(speechIn(words));
      if (!isOnlyListening) interviewer.interrupt();
      frame({ type: 'typing' });
      if (!isOnlyListening) listener.hear(words, language(), heard);
    },
    listen: (samples: Int16Array, fromMs: number) => recogniser?.take(samples, fromMs),
    hasOpenTurn: listener.hasWords,
    isHearing: () => recogniser?.isBusy() ?? false,
    interviewerAnswers: thinking.ends,
    interviewerEnded: backchannels.interviewerEnded,
    flush: listener.flush,
    lastWords: () => recogniser?.finish(),
    stop(as: 'turn' | 'nothing'): void {
      recogniser?.stop();
      if (as === 'nothing') listener.forget();
      else listener.flush();
      thinking.ends();
    },
  };
}
