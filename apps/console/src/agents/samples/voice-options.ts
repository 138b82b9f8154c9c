import type { Voice } from '../agent-models';

/**
 * Returns the voices of a language as options of a select. Marks voices that the operator has not configured, unless
 * no voice is configured: then the platform may know every voice by its id.
 */
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
