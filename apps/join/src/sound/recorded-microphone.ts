import type { Microphone } from './microphone';
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

  function startRecording(): void {
    if (muted) return;
    try {
      recorder?.start();
    } catch {
      recorder = undefined; // the page shows that nothing is recorded
    }
  }

  return {
    use(opened: Microphone): void {
      microphone = opened;
      opened.onLost(onLost);
      opened.mute(muted);
      if (!canRecord()) return;
      recorder = makeRecorder({ stream: opened.stream, sessionMs, onPiece, onFull });
      startRecording();
    },
    mute(on: boolean): void {
      muted = on;
      if (on) void recorder?.stop();
      microphone?.mute(on);
      if (!on) startRecording();
    },
    /** Closes the microphone after its last chunk. */
    release(): void {
      const [oldRecorder, oldMicrophone] = [recorder, microphone];
      recorder = undefined;
      microphone = undefined;
      void (oldRecorder?.stop() ?? Promise.resolve()).then(() => oldMicrophone?.close());
    },
    muted: () => muted,
    present: () => microphone !== undefined,
    track: () => microphone?.stream.getAudioTracks()[0],
    level: () => (muted ? undefined : microphone?.level()),
    hasRecorder: () => recorder !== undefined,
    recording: () => recorder?.running() ?? false,
    otherSession: () => recorder?.restart(),
    /** Resolves when the last chunk is queued. */
    async close(): Promise<void> {
      await recorder?.stop();
      microphone?.close();
    },
  };
}
