import {
  capitalise,
  edge,
  gapAfter,
  isCapitalised,
  plainOf,
  startsSentence,
  type Token,
  type Tokens,
} from './tokens';

const pause = String.raw`[\s,;:،、，；：…·—–-]|\.\.+`;
const leadingPause = new RegExp(`^(?:${pause})+`, 'u');
const leadingStop = /^[\s,;:.!?…،、，；：。！？؟।—–-]+/u;
const startsWithStop = /^\s*[.!?…。！？؟।]|^["'”’»)\]]/u;
const startsWithPause = /^\s*[,;:،、，；：—–-]/u;
const emptyBrackets = /\(\s*\)|\[\s*\]|（\s*）/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A loop, because a pattern anchored at the end takes quadratic time on a long gap. */
function withoutTrailingPause(gap: string): string {
  let end = gap.length;
  while (end > 0 && /[\s,;:،、，；：…·—–-]/u.test(gap[end - 1] ?? '')) end -= 1;
  if (gap.slice(0, end).endsWith('..')) while (gap[end - 1] === '.') end -= 1;
  return gap.slice(0, end);
}

function mergeGaps(left: string, right: string, startsSentence: boolean): string {
  if (startsSentence) return left + right.replace(leadingStop, '');
  if (startsWithStop.test(right)) return withoutTrailingPause(left) + right;
  if (/(?:[,;:،、，；：…—–-]|\.\.)\s*$/u.test(left.slice(-edge)))
    return left + right.replace(leadingPause, '');
  if (startsWithPause.test(right)) return left.trimEnd() + right;
  return left === '' ? right : left + right.trimStart();
}

/** No comma remains after a word of `bindsToNext`, as in "it was, um, good". */
export function removeTokens(
  text: Tokens,
  removed: ReadonlySet<number>,
  bindsToNext: ReadonlySet<string> = new Set(),
): Tokens {
  if (removed.size === 0) return text;
  const kept: Token[] = [];
  let gap: string | undefined;
  let capital = false;
  text.tokens.forEach((token, index) => {
    const left = gap ?? token.gap;
    if (removed.has(index)) {
      const opens = startsSentence([...kept.slice(-1), { ...token, gap: left }], kept.length === 0 ? 0 : 1);
      capital ||= opens && !token.label && isCapitalised(token.text);
      gap = mergeGaps(left, gapAfter(text, index), opens).replace(emptyBrackets, '');
      return;
    }
    const previous = kept.at(-1)?.text ?? '';
    const joins =
      gap === '' && previous !== '' && !unspaced.test(`${previous.slice(-2)}|${token.text.slice(0, 2)}`);
    const bound = gap !== undefined && /^\s*,\s*$/.test(gap) && bindsToNext.has(plainOf(previous));
    kept.push({
      ...token,
      gap: joins || bound ? ' ' : left,
      text: capital ? capitalise(token.text) : token.text,
    });
    gap = undefined;
    capital = false;
  });
  return { ...text, tokens: kept, tail: gap ?? text.tail };
}
