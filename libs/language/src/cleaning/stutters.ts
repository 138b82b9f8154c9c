import { type Rules } from './tables';
import {
  capitalise,
  edge,
  isAcronym,
  isCapitalised,
  plainOf,
  startsSentence,
  type Token,
  type Tokens,
} from './tokens';

const space = /^\s+$/;
const comma = /^\s*(?:[,،、，]|…|\.\.\.|[—–-])\s*$/u;

export function withoutStutters(text: Tokens, rules: Rules): Tokens {
  const tokens = text.tokens.map((token) =>
    token.label ? token : { ...token, text: unstutter(token.text, rules) },
  );
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    let end = index + 1;
    while (end < tokens.length && repeats(tokens[index], tokens[end], text.capitals)) end += 1;
    const run = tokens.slice(index, end);
    kept.push(...run.slice(0, saidTimes(tokens, index, run, rules)));
    index = end;
  }
  return { ...text, tokens: kept };
}

function repeats(first: Token | undefined, next: Token | undefined, capitals: boolean): boolean {
  if (!first || !next || first.label || next.label) return false;
  if (next.text !== first.text && next.text !== first.text.toLowerCase()) return false;
  const name = capitals // in a text in capitals, `PLAN A A YEAR LATER`
    ? next.text.length === 1
    : isCapitalised(next.text) || isAcronym(first.text);
  if (name && !/^I(?:['’]|$)/.test(next.text)) return false;
  return space.test(next.gap) || comma.test(next.gap);
}

/** Returns how many words of a run are kept. */
function saidTimes(tokens: readonly Token[], index: number, run: readonly Token[], rules: Rules): number {
  if (run.length === 1) return 1;
  if (isStutter(tokens, index, run, rules)) return 1;
  // "we tested it, it, it failed" needs two
  const stuttered = rules.stutterable.has(plainOf(run[0]?.text ?? '')) && !isVariantCase(tokens, index, run);
  return stuttered ? 2 : run.length;
}

function isStutter(tokens: readonly Token[], index: number, run: readonly Token[], rules: Rules): boolean {
  const word = plainOf(run[0]?.text ?? '');
  const spaced = run.slice(1).every(({ gap }) => space.test(gap));
  if (isVariantCase(tokens, index, run)) return false;
  if (rules.anywhere.has(word)) return true;
  if (spaced && rules.adjacent.has(word)) return true;
  if (rules.clauseStart.has(word) && startsClause(tokens, index, spaced, rules)) return true;
  return spaced && rules.sentenceStart.has(word) && opensSentence(tokens, index, rules);
}

/** `Plan A a`: two different words, unless the first only opens the sentence. */
function isVariantCase(tokens: readonly Token[], index: number, run: readonly Token[]): boolean {
  return run.some(({ text }) => text !== run[0]?.text) && !startsSentence(tokens, index);
}

const pauseBefore = /[,;:—–…،、，]\s*$/u;

function startsClause(tokens: readonly Token[], index: number, spaced: boolean, rules: Rules): boolean {
  const opener = (at: number) => rules.clauseOpeners.has(plainOf(tokens[at]?.text ?? ''));
  const begins = (at: number) =>
    startsSentence(tokens, at) || pauseBefore.test(tokens[at]?.gap.slice(-edge) ?? '');
  if (begins(index)) return true;
  if (spaced) return opener(index - 1);
  // across a comma only openers may precede: "when we tested it, it failed" needs both words
  let at = index - 1;
  while (opener(at) && !begins(at)) at -= 1;
  return opener(at);
}

function opensSentence(tokens: readonly Token[], index: number, rules: Rules): boolean {
  let at = index;
  while (!startsSentence(tokens, at) && rules.clauseOpeners.has(plainOf(tokens[at - 1]?.text ?? ''))) at -= 1;
  return startsSentence(tokens, at);
}

/** `I-I-I`, `b-but`: a stutter written as one word, unlike `t-test` and `so-so`. */
function unstutter(text: string, rules: Rules): string {
  const parts = text.split(/[-‑]/);
  const last = parts.at(-1) ?? '';
  const plain = plainOf(last);
  if (parts.length < 2 || !rules.stutterable.has(plain)) return text;
  const stuttered = parts.slice(0, -1).every((part) => {
    const start = plainOf(part);
    return start === plain || (start.length <= 2 && plain.startsWith(start));
  });
  if (!stuttered) return text;
  return isCapitalised(parts[0] ?? '') ? capitalise(last) : last;
}
