import type { AudioFrame } from '@colloquy/contracts';
import { type HeardTurn, type Listener, makeListener } from './listener';
import { type Microphone, type MicrophoneAnswer, openMicrophone } from './microphone';
import { canRecord, makeRecorder, type SoundRecorder } from './recorder';
import { recognitionLanguage, recognitionMaker } from './speech-recognition';

/** What the expert must be told; each is one of the page's texts. */
export type EarsNotice =
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphonePending'
  | 'microphoneLost'
  | 'recognitionFailed'
  | 'recordingFull'
  | 'recordingYields';

/** What listening to the expert needs and tells. */
export interface EarsOptions {
  /** Language of the interview. */
  language: string;
  /** The microphone the expert has chosen; absent for the browser's own choice. */
  microphoneId?: string;
  now: () => number;
  /** Milliseconds since the session began. */
  sessionMs: () => number;
  /** Takes a piece of the recording; false when there is no room. */
  onPiece: (piece: AudioFrame) => boolean;
  ignore: (text: string, firstAt: number) => boolean;
  onPartial: (text: string) => void;
  onTurn: (turn: HeardTurn) => void;
  /** @param notice absent when the one before is settled */
  onNotice: (notice?: EarsNotice) => void;
  onChange: () => void;
}

/** The microphone, the recording of it and the recognition of what is said; any of them may be missing. */
export function makeEars(options: EarsOptions) {
  let microphone: Microphone | undefined;
  let recorder: SoundRecorder | undefined;
  let listener: Listener | undefined;
  let muted = false;
  let closed = false;
  /** The microphone was left to the recogniser. */
  let yielded = false;

  const ask = () => openMicrophone(options.microphoneId);

  /** @param granted the microphone the expert has tried already, or may still allow */
  async function open(granted?: Microphone | Promise<MicrophoneAnswer>): Promise<void> {
    if (granted instanceof Promise) options.onNotice('microphonePending');
    const opened = await (granted ?? ask());
    if (typeof opened === 'string') {
      return options.onNotice(opened === 'refused' ? 'microphoneRefused' : 'microphoneMissing');
    }
    if (closed) return opened.close();
    if (granted instanceof Promise) options.onNotice();
    record(opened);
    const Recognition = recognitionMaker();
    if (!Recognition) notice('recognitionFailed');
    else {
      const lang = recognitionLanguage(options.language, navigator.languages);
      // the browser listens to its own choice of microphone unless it is given another
      const track = () => (options.microphoneId ? microphone?.stream.getAudioTracks()[0] : undefined);
      listener = makeListener({
        ...options,
        lang,
        make: () => new Recognition(),
        track,
        onFail: recognitionFailed,
      });
      listener.start();
    }
    options.onChange();
  }

  function record(opened: Microphone): void {
    microphone = opened;
    opened.onLost(lost);
    opened.mute(muted);
    if (!canRecord()) return;
    const { sessionMs, onPiece } = options;
    const onFull = () => notice('recordingFull');
    recorder = makeRecorder({ stream: opened.stream, sessionMs, onPiece, onFull });
    startRecording();
  }

  function startRecording(): void {
    if (muted) return;
    try {
      recorder?.start();
    } catch {
      recorder = undefined; // the page shows that nothing is recorded
    }
  }

  function notice(what: EarsNotice): void {
    options.onNotice(what);
    options.onChange();
  }

  function recognitionFailed(why: string): void {
    // on some phones the microphone has room for one only; words matter more than sound
    if (why === 'audio-capture' && recorder) {
      releaseMicrophone();
      yielded = true;
      listener?.start();
      return notice('recordingYields');
    }
    listener = undefined;
    if (yielded) void takeBack();
    notice('recognitionFailed');
  }

  /** Recognition was not to be had for it either. */
  async function takeBack(): Promise<void> {
    yielded = false;
    const opened = await ask();
    if (typeof opened === 'string') return;
    if (closed) return opened.close();
    record(opened);
    options.onChange();
  }

  function lost(): void {
    listener?.pause();
    listener = undefined;
    releaseMicrophone();
    notice('microphoneLost');
  }

  function releaseMicrophone(): void {
    const [oldRecorder, oldMicrophone] = [recorder, microphone];
    recorder = undefined;
    microphone = undefined;
    void (oldRecorder?.stop() ?? Promise.resolve()).then(() => oldMicrophone?.close());
  }

  /** @returns words that were said but not yet told as a turn */
  function mute(on: boolean): string {
    muted = on;
    const words = on ? (listener?.pause() ?? '') : '';
    if (on) void recorder?.stop();
    microphone?.mute(on);
    if (!on) startRecording();
    if (!on) listener?.start();
    options.onChange();
    return words;
  }

  return {
    open,
    mute,
    muted: () => muted,
    /** Whether there is anything to mute. */
    present: () => microphone !== undefined || listener !== undefined,
    listening: () => listener?.listening() ?? false,
    hearing: () => listener?.hearing() ?? false,
    /** Words that were said but not yet told as a turn. */
    pending: () => listener?.pending() ?? '',
    /** How loud it is, from 0 to 1; undefined when that is unknown or nothing may be heard. */
    level: () => (muted ? undefined : microphone?.level()),
    recording: () => recorder?.running() ?? false,
    otherSession: () => recorder?.restart(),
    /** Stops listening, not recording. @returns words that were said but not yet told as a turn */
    lastWords: () => listener?.pause() ?? '',
    /** Stops listening and recording. Resolves when the last of the recording was handed over. */
    async close(): Promise<void> {
      closed = true;
      listener?.pause();
      await recorder?.stop();
      microphone?.close();
    },
  };
}

export type Ears = ReturnType<typeof makeEars>;
