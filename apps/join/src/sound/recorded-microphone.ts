import { type Microphone, openMicrophone } from './microphone';
import { canRecord, makeRecorder, type SoundRecorder } from './recorder';
import type { VoiceInputOptions } from './voice-input-options';

interface RecordedMicrophoneOptions extends Pick<VoiceInputOptions, 'sessionMs' | 'onPiece'> {
  onFull: () => void;
  onLost: () => void;
}

/** Holds a microphone and records it while it is not muted. Microphone and recording may be missing. */
export function makeRecordedMicrophone({ sessionMs, onPiece, onFull, onLost }: RecordedMicrophoneOptions) {
  let microphone: Microphone | undefined;
  let recorder: SoundRecorder | undefined;
  let muted = false;
  let closed = false;
  /** The microphone was released for the recogniser. */
  let yielded = false;

  function startRecording(): void {
    if (muted) return;
    try {
      recorder?.start();
    } catch {
      recorder = undefined; // the page shows that nothing is recorded
    }
  }

  function use(opened: Microphone): void {
    microphone = opened;
    opened.onLost(onLost);
    opened.mute(muted);
    if (!canRecord()) return;
    recorder = makeRecorder({ stream: opened.stream, sessionMs, onPiece, onFull });
    startRecording();
  }

  /** Closes the microphone after its last chunk. */
  function release(): void {
    const [oldRecorder, oldMicrophone] = [recorder, microphone];
    recorder = undefined;
    microphone = undefined;
    void (oldRecorder?.stop() ?? Promise.resolve()).then(() => oldMicrophone?.close());
  }

  return {
    use,
    release,
    mute(on: boolean): void {
      muted = on;
      if (on) void recorder?.stop();
      microphone?.mute(on);
      if (!on) startRecording();
    },
    /** Releases the microphone for a recogniser that needs it alone. Returns false if nothing is recorded from it. */
    yieldToRecogniser(): boolean {
      if (!recorder) return false;
      release();
      yielded = true;
      return true;
    },
    /** Opens the microphone again if it was released for a recogniser. Returns whether it is in use again. */
    async takeBack(microphoneId?: string): Promise<boolean> {
      if (!yielded) return false;
      yielded = false;
      const opened = await openMicrophone(microphoneId);
      if (typeof opened === 'string') return false;
      if (closed) opened.close();
      else use(opened);
      return !closed;
    },
    muted: () => muted,
    present: () => microphone !== undefined,
    track: () => microphone?.stream.getAudioTracks()[0],
    level: () => (muted ? undefined : microphone?.level()),
    recording: () => recorder?.running() ?? false,
    otherSession: () => recorder?.restart(),
    closed: () => closed,
    /** Resolves when the last chunk is queued. */
    async close(): Promise<void> {
      closed = true;
      await recorder?.stop();
      microphone?.close();
    },
  };
}
