import { type Microphone, type MicrophoneAnswer, openMicrophone } from './microphone';
import type { VoiceInputOptions } from './voice-input-options';

/** Waits for the microphone. Returns undefined without a microphone, after a notice, or if the microphone is no longer needed. */
export async function expectMicrophone(
  granted: Microphone | Promise<MicrophoneAnswer> | undefined,
  { microphoneId, onNotice }: Pick<VoiceInputOptions, 'microphoneId' | 'onNotice'>,
  isClosed: () => boolean,
): Promise<Microphone | undefined> {
  if (granted instanceof Promise) onNotice('microphonePending');
  const opened = await (granted ?? openMicrophone(microphoneId));
  if (typeof opened === 'string') {
    onNotice(opened === 'refused' ? 'microphoneRefused' : 'microphoneMissing');
    return undefined;
  }
  if (isClosed()) {
    opened.close();
    return undefined;
  }
  if (granted instanceof Promise) onNotice();
  return opened;
}
