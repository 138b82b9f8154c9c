import { type Rules } from './tables';
import { removeTokens } from './remove';
import { gapAfter, isCapitalised, plainOf, startsSentence, type Token, type Tokens } from './tokens';

const cutOff = /^-(?=$|[\s,.;:!?…])/u;
const end = /^-\s*(?:$|[.!?…])/u;

/** Drops words that were cut off with a hyphen and then completed or abandoned: `inter- interesting`. */
export function withoutFragments(text: Tokens, rules: Rules): Tokens {
  const known = wholeWords(text);
  const removed = new Set<number>();
  text.tokens.forEach((token, index) => {
    if (!cutOff.test(gapAfter(text, index)) || token.label) return;
    if (isFragment(text, index, rules, known)) removed.add(index);
  });
  return removeTokens(dropHyphens(text, removed), removed);
}

/** Returns words that occur without a hyphen after them; such words are not fragments. */
function wholeWords(text: Tokens): ReadonlySet<string> {
  return new Set(
    text.tokens
      .filter((_, index) => !cutOff.test(gapAfter(text, index)))
      .map((token) => token.text.toLowerCase()),
  );
}

function isFragment(text: Tokens, index: number, rules: Rules, known: ReadonlySet<string>): boolean {
  const { tokens } = text;
  const fragment = tokens[index]?.text ?? '';
  const plain = plainOf(fragment);
  if (/\p{N}/u.test(plain) || rules.negations.has(plain)) return false;
  const next = tokens[index + 1];
  const gap = gapAfter(text, index);
  if (next && isInterrupted(next.gap)) {
    if (rules.conjunctions.has(next.text.toLowerCase())) return false;
    if (completes(next, startsSentence(tokens, index) ? plain : fragment)) return true;
    if (rules.stutterable.has(plain) && plainOf(next.text) === plain) return true;
    if (isRetraced(tokens, index)) return true;
  }
  return isGivenUp(plain, fragment, gap, rules, known);
}

/** Returns whether a word was cut off and abandoned, that is, whether it is not a common word before a dash. */
function isGivenUp(
  plain: string,
  fragment: string,
  gap: string,
  rules: Rules,
  known: ReadonlySet<string>,
): boolean {
  if (!rules.shortWords || isCapitalised(fragment) || /['’-]/.test(plain)) return false;
  if (rules.shortWords.has(plain) || rules.stutterable.has(plain) || known.has(plain)) return false;
  if (end.test(gap)) return true;
  return [...plain].length <= 3 && /^-\s/.test(gap);
}

const isInterrupted = (gap: string) => /^-[\s,…—–]*$/u.test(gap);

function completes(word: Token | undefined, fragment: string): boolean {
  if (!word || word.label || word.text.length <= fragment.length) return false;
  if (isCapitalised(fragment) && !isCapitalised(word.text)) return false;
  return word.text.toLowerCase().startsWith(fragment.toLowerCase());
}

/** `the com- the company`: the speaker restarted one word earlier. */
function isRetraced(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text.toLowerCase();
  if (before === undefined || tokens[index + 1]?.text.toLowerCase() !== before) return false;
  const fragment = tokens[index]?.text ?? '';
  return [2, 3].some((ahead) => {
    const again = tokens[index + ahead];
    return again?.text === fragment || completes(again, fragment);
  });
}

function dropHyphens({ tokens, tail }: Tokens, removed: ReadonlySet<number>): Tokens {
  return {
    tokens: tokens.map((token, index) =>
      removed.has(index - 1) ? { ...token, gap: token.gap.replace(cutOff, '') } : token,
    ),
    tail: removed.has(tokens.length - 1) ? tail.replace(cutOff, '') : tail,
  };
}
