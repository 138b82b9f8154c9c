import type { Config } from '../config';
import { type Voice, voiceNames } from '../telephony/voice';

export const describeSpeech = (
  { voices }: Pick<Config['speech'], 'voices'>,
  models: { voice: Voice } | undefined,
) => ({
  speaks: models !== undefined,
  voiceIds: models ? [...voiceNames(voices).keys()] : [],
});
