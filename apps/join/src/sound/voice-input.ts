import type { AudioFrame } from '@colloquy/contracts';
import { type HeardTurn, type Listener, makeListener } from './listener';
import { expectMicrophone } from './expect-microphone';
import { type Microphone, type MicrophoneAnswer, openMicrophone } from './microphone';
import { canRecord, makeRecorder, type SoundRecorder } from './recorder';
import { recognitionLanguage, recognitionMaker } from './speech-recognition';

/** Notices for the expert; each is a key of the page's texts. */
export type VoiceInputNotice =
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphonePending'
  | 'microphoneLost'
  | 'recognitionFailed'
  | 'recordingFull'
  | 'recordingYields';

export interface VoiceInputOptions {
  language: string;
  /** The chosen microphone; absent: the browser's default. */
  microphoneId?: string;
  now: () => number;
  /** Factor on the pause that ends the expert's turn. */
  patience: () => number;
  sessionMs: () => number;
  /** Takes a chunk of the recording. Returns false if the queue is full. */
  onPiece: (piece: AudioFrame) => boolean;
  ignore: (text: string, firstAt: number) => boolean;
  onPartial: (text: string) => void;
  onTurn: (turn: HeardTurn) => void;
  /** @param notice absent when the previous one no longer applies */
  onNotice: (notice?: VoiceInputNotice) => void;
  onChange: () => void;
}

/** The microphone, its recording and the recognition of speech; any of them may be missing. */
export function makeVoiceInput(options: VoiceInputOptions) {
  let microphone: Microphone | undefined;
  let recorder: SoundRecorder | undefined;
  let listener: Listener | undefined;
  let muted = false;
  let closed = false;
  /** The microphone was released for the recogniser. */
  let yielded = false;

  /** @param granted the microphone from the green room, or one that the expert may still allow */
  async function open(granted?: Microphone | Promise<MicrophoneAnswer>): Promise<void> {
    const opened = await expectMicrophone(granted, options, () => closed);
    if (!opened) return;
    record(opened);
    // the browser recognises from its default microphone unless it gets a track
    const track = () => (options.microphoneId ? microphone?.stream.getAudioTracks()[0] : undefined);
    listener = listenerOf(options, track, recognitionFailed);
    if (listener) listener.start();
    else notice('recognitionFailed');
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

  function notice(what: VoiceInputNotice): void {
    options.onNotice(what);
    options.onChange();
  }

  function recognitionFailed(why: string): void {
    // some phones let only one consumer use the microphone; recognition matters more than the recording
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

  /** Recognition did not work even so. */
  async function takeBack(): Promise<void> {
    yielded = false;
    const opened = await openMicrophone(options.microphoneId);
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

  /** @returns words that were recognised but not yet reported as a turn */
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
    /** Words that were recognised but not yet reported as a turn. */
    pending: () => listener?.pending() ?? '',
    /** Level from 0 to 1; undefined if it is unknown or the microphone is muted. */
    level: () => (muted ? undefined : microphone?.level()),
    recording: () => recorder?.running() ?? false,
    otherSession: () => recorder?.restart(),
    /** Stops recognition but not the recording. @returns words that were not yet reported as a turn */
    lastWords: () => listener?.pause() ?? '',
    /** Stops recognition and recording. Resolves when the last chunk is queued. */
    async close(): Promise<void> {
      closed = true;
      listener?.pause();
      await recorder?.stop();
      microphone?.close();
    },
  };
}

/** Returns undefined if the browser recognises no speech. */
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
