import { type Language } from '@colloquy/contracts';
import { withoutFragments } from './fragments';
import { withoutHesitations } from './hesitations';
import { nonSpeechLabels } from './non-speech-labels';
import { removeTokens } from './remove';
import { withoutStutters } from './stutters';
import { rulesOf, type Rules } from './tables';
import { join, tokenise } from './tokens';

/** What one rule takes out may show another rule its case; speech needs three rounds, this many bounds hostile text. */
const maxRounds = 20;

/**
 * The text as it is delivered: without labels of sounds, standalone hesitations, cut-off fragments and
 * stuttered function words. Words are only ever taken out; hedging, emphasis, self-corrections, negations,
 * numbers and names stay. Cleaning a cleaned text changes nothing.
 *
 * @returns `''` when nothing was said but what is cleaned away.
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
  const tokens = tokenise(text, nonSpeechLabels(text));
  const labels = new Set(tokens.tokens.flatMap(({ label }, index) => (label ? [index] : [])));
  const spoken = withoutHesitations(removeTokens(tokens, labels), rules);
  return join(withoutStutters(withoutFragments(spoken, rules), rules)).trim();
}

/**
 * The turns as they are delivered, each cleaned by {@link cleanText}. A turn of which nothing is left is
 * dropped; of the others nothing but `text` changes, and their order stays.
 */
export function cleanTranscript<T extends { readonly text: string }>(
  turns: readonly T[],
  language: Language,
): T[] {
  return turns
    .map((turn) => ({ ...turn, text: cleanText(turn.text, language) }))
    .filter((turn) => turn.text !== '');
}
