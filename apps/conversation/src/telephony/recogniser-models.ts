import type { Language } from '@colloquy/contracts';
import type { SpeechStreams, SpeechToText, VoiceActivity } from '@colloquy/language';
import { makeSpeechPiece, type SpeechPiece } from './speech-piece';

export interface RecogniserModels {
  speechToText: SpeechToText;
  voiceActivity: VoiceActivity;
  /** Names and terms that the expert is likely to say; default: none. */
  vocabulary?: () => readonly string[];
  /** Recognise speech while it is spoken; absent: every piece is recognised as a whole. */
  streams?: SpeechStreams | undefined;
}

/** Returns a function that begins a piece with sound. @param partial see `SpeechEvents` */
export function pieceMaker(
  { speechToText, voiceActivity, vocabulary = () => [], streams }: RecogniserModels,
  language: () => Language,
  partial: ((words: string) => void) | undefined,
  stop: AbortSignal,
): (sound: readonly Int16Array[]) => SpeechPiece {
  const { sampleRate } = voiceActivity;
  const unlessStopped = partial && ((words: string) => !stop.aborted && partial(words));
  return (sound) =>
    makeSpeechPiece(
      sound,
      streams?.begin(language(), unlessStopped),
      (samples, signal, limitMs) => {
        const audio = { samples, sampleRate, vocabulary: vocabulary() };
        return speechToText.transcribe(audio, language(), signal, limitMs);
      },
      stop,
    );
}
