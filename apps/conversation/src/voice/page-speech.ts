import type { JoinPageView } from '@colloquy/contracts';
import type { Config } from '../config';

/**
 * Returns what hears and speaks on the join page. The browser, which may send the voice to its maker, does so only where the
 * operator has chosen it.
 * @throws Error if the settings demand a speech server and name none
 */
export function pageSpeechOf(
  wanted: Config['pageSpeech'],
  hasServer: boolean,
): NonNullable<JoinPageView['speech']> {
  if (wanted === 'auto') return hasServer ? 'platform' : 'none';
  if (wanted === 'platform' && !hasServer)
    throw new Error('SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set, or another PAGE_SPEECH');
  return wanted;
}
