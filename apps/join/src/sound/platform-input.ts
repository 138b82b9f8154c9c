import { type Capture, captureRateHz, captureSound } from './capture';
import { expectMicrophone } from './expect-microphone';
import { makeLiveSound } from './live-sound';
import type { Microphone, MicrophoneAnswer } from './microphone';
import type { VoiceInput } from './voice-input';
import type { VoiceInputOptions } from './voice-input-options';

export interface PlatformInputOptions extends Pick<
  VoiceInputOptions,
  'microphoneId' | 'now' | 'onNotice' | 'onChange'
> {
  send: (message: Uint8Array<ArrayBuffer>) => boolean;
  buffered: () => number;
}

/** The microphone of an expert whose speech the platform recognises and records. */
export function makePlatformInput(options: PlatformInputOptions) {
  let microphone: Microphone | undefined;
  let capture: Capture | undefined;
  let muted = false;
  let closed = false;
  /** Words that the platform has recognised, but not yet taken as a turn. */
  let saying = '';
  const sound = makeLiveSound({ ...options, rateHz: captureRateHz });

  async function open(granted?: Microphone | Promise<MicrophoneAnswer>): Promise<void> {
    const opened = await expectMicrophone(granted, options, () => closed);
    if (!opened) return;
    microphone = opened;
    opened.mute(muted);
    opened.onLost(lost);
    try {
      capture = await captureSound(opened.stream, (samples) => muted || sound.add(samples));
    } catch {
      return lost();
    }
    if (closed) release();
    options.onChange();
  }

  function release(): void {
    capture?.close();
    microphone?.close();
    capture = undefined;
    microphone = undefined;
  }

  function lost(): void {
    release();
    options.onNotice('microphoneLost');
    options.onChange();
  }

  const input: VoiceInput = {
    open,
    mute(on) {
      muted = on;
      microphone?.mute(on);
      options.onChange();
      return ''; // the platform has the words already
    },
    muted: () => muted,
    present: () => microphone !== undefined,
    listening: () => capture !== undefined && !muted,
    hearing: () => saying !== '',
    pending: () => '',
    level() {
      capture?.wake();
      return muted ? undefined : microphone?.level();
    },
    recording: () => capture !== undefined && !muted,
    otherSession: sound.clear,
    lastWords: () => '',
    async close() {
      closed = true;
      release();
    },
  };
  return {
    input,
    said: (words: string) => (saying = words),
  };
}
