import type { Voice } from '../agent-models';

/** Marks voices that are not configured, unless no voice is: then the platform may know every id. */
export function voiceOptions(
  voices: readonly Voice[],
  language: Voice['supportedLanguages'][number],
  unconfigured: (name: string) => string,
) {
  const isMarked = voices.some((voice) => voice.isConfigured);
  return voices
    .filter(({ supportedLanguages }) => supportedLanguages.includes(language))
    .map(({ id, name, isConfigured }) => ({
      value: id,
      name: isMarked && isConfigured === false ? unconfigured(name) : name,
    }));
}
