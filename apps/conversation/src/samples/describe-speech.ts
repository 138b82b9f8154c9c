import type { Config } from '../config';
import { type Voice, voiceNames } from '../telephony/voice';

/** @param models absent if the platform does not speak itself */
export const describeSpeech = (
  { voices }: Pick<Config['speech'], 'voices'>,
  models: { voice: Voice } | undefined,
) => ({
  speaks: models !== undefined,
  voiceIds: models ? [...voiceNames(voices).keys()] : [],
});
