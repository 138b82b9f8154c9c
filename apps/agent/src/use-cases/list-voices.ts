import type { Language } from '@colloquy/contracts';
import type { Speech } from '../domain/speech-ports';
import { type Voice, voices, voicesOf } from '../domain/voices';

export interface ListedVoice extends Voice {
  /** Null if that is unknown, or if the platform does not speak itself. */
  isConfigured: boolean | null;
}

export const makeListVoices =
  ({ speech }: { speech: Speech }) =>
  async (language: Language | undefined): Promise<ListedVoice[]> => {
    const described = await speech.describe();
    return (language ? voicesOf(language) : voices).map((voice) => ({
      ...voice,
      isConfigured: described?.speaks ? described.voiceIds.has(voice.id) : null,
    }));
  };
