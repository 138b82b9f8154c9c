import { type Microphone, type MicrophoneAnswer, openMicrophone } from './microphone';
import type { VoiceInputOptions } from './voice-input-options';

/**
 * Waits for the microphone, and tells the expert if there is none. Returns undefined then, or if it is no longer needed.
 * @param granted the microphone from the green room, or one that the expert may still allow
 */
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
