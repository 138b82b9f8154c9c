import { expectMicrophone } from './expect-microphone';
import { type Listener, makeListener } from './listener';
import type { Microphone, MicrophoneAnswer } from './microphone';
import { makeRecordedMicrophone } from './recorded-microphone';
import { recognitionLanguage, recognitionMaker } from './speech-recognition';
import type { VoiceInputNotice, VoiceInputOptions } from './voice-input-options';

/** The microphone, its recording and the recognition of speech; any of them may be missing. */
export function makeVoiceInput(options: VoiceInputOptions) {
  const { sessionMs, onPiece } = options;
  const microphone = makeRecordedMicrophone({
    sessionMs,
    onPiece,
    onFull: () => notice('recordingFull'),
    onLost: lost,
  });
  let listener: Listener | undefined;

  /** @param granted the microphone from the green room, or one that the expert may still allow */
  async function open(granted?: Microphone | Promise<MicrophoneAnswer>): Promise<void> {
    const opened = await expectMicrophone(granted, options, microphone.closed);
    if (!opened) return;
    microphone.use(opened);
    // the browser recognises from its default microphone unless it gets a track
    const track = () => (options.microphoneId ? microphone.track() : undefined);
    listener = listenerOf(options, track, recognitionFailed);
    if (listener) listener.start();
    else notice('recognitionFailed');
    options.onChange();
  }

  function notice(what: VoiceInputNotice): void {
    options.onNotice(what);
    options.onChange();
  }

  function recognitionFailed(why: string): void {
    // some phones let only one consumer use the microphone; recognition matters more than the recording
    if (why === 'audio-capture' && microphone.yieldToRecogniser()) {
      listener?.start();
      return notice('recordingYields');
    }
    listener = undefined;
    void microphone.takeBack(options.microphoneId).then((isBack) => isBack && options.onChange());
    notice('recognitionFailed');
  }

  function lost(): void {
    listener?.pause();
    listener = undefined;
    microphone.release();
    notice('microphoneLost');
  }

  function mute(on: boolean): string {
    const words = on ? (listener?.pause() ?? '') : '';
    microphone.mute(on);
    if (!on) listener?.start();
    options.onChange();
    return words;
  }

  return {
    open,
    mute,
    muted: microphone.muted,
    present: () => microphone.present() || listener !== undefined,
    listening: () => listener?.listening() ?? false,
    hearing: () => listener?.hearing() ?? false,
    pending: () => listener?.pending() ?? '',
    level: microphone.level,
    recording: microphone.recording,
    otherSession: microphone.otherSession,
    /** Stops recognition but not the recording. @returns words that were not yet reported as a turn */
    lastWords: () => listener?.pause() ?? '',
    /** Stops recognition and recording. Resolves when the last chunk is queued. */
    async close(): Promise<void> {
      listener?.pause();
      await microphone.close();
    },
  };
}

function listenerOf(
  options: VoiceInputOptions,
  track: () => MediaStreamTrack | undefined,
  onFail: (why: string) => void,
): Listener | undefined {
  const Recognition = recognitionMaker();
  if (!Recognition) return undefined;
  const lang = recognitionLanguage(options.language, navigator.languages);
  return makeListener({ ...options, lang, make: () => new Recognition(), track, onFail });
}

export type VoiceInput = ReturnType<typeof makeVoiceInput>;
