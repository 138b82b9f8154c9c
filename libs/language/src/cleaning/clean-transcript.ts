import { type Language } from '@colloquy/contracts';
import { withoutFragments } from './fragments';
import { withoutHesitations } from './hesitations';
import { nonSpeechLabels } from './non-speech-labels';
import { removeTokens } from './remove';
import { withoutStutters } from './stutters';
import { rulesOf, type Rules } from './tables';
import { join, plainOf, tokenise, type Tokens } from './tokens';

/** A rule may reveal a case for another rule. Speech needs three rounds; this bound is for hostile text. */
const maxRounds = 20;

/**
 * Removes labels of sounds, hesitations, cut-off fragments and stuttered words; returns `''` if nothing else was said.
 * Never adds words; hedging, emphasis, self-corrections, negations, numbers and names stay. Idempotent.
 */
export function cleanText(text: string, language: Language): string {
  const rules = rulesOf(language);
  let cleaned = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = cleanOnce(cleaned, rules);
    if (next === cleaned) break;
    cleaned = next;
  }
  return /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(cleaned) || cleaned === text.trim()
    ? cleaned
    : '';
}

function cleanOnce(text: string, rules: Rules): string {
  const tokens = tokenise(text, nonSpeechLabels(text, rules));
  const labels = new Set(tokens.tokens.flatMap(({ label }, index) => (label ? [index] : [])));
  const words = removeTokens(tokens, labels);
  const spoken = withoutHesitations({ ...words, capitals: isInCapitals(words, rules) }, rules);
  return join(withoutStutters(withoutFragments(spoken, rules), rules)).trim();
}

function isInCapitals({ tokens }: Tokens, rules: Rules): boolean {
  return (
    tokens.length > 3 &&
    tokens.every(({ text }) => text === text.toUpperCase()) &&
    tokens.some(({ text }) => text !== text.toLowerCase() && rules.functionWords.has(plainOf(text)))
  );
}

/** Cleans turns by {@link cleanText} and drops those that become empty. */
export function cleanTranscript<T extends { readonly text: string }>(
  turns: readonly T[],
  language: Language,
): T[] {
  return turns
    .map((turn) => ({ ...turn, text: cleanText(turn.text, language) }))
    .filter((turn) => turn.text !== '');
}
