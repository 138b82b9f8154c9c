import type { JoinPageView } from '@colloquy/contracts';
import type { Config } from '../config';

/** The browser may send the voice to its maker, so the operator must choose it. @throws Error without a server */
export function pageSpeechOf(
  wanted: Config['pageSpeech'],
  hasServer: boolean,
): NonNullable<JoinPageView['speech']> {
  if (wanted === 'auto') return hasServer ? 'platform' : 'none';
  if (wanted === 'platform' && !hasServer)
    throw new Error('SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set, or another PAGE_SPEECH');
  return wanted;
}
