import { type Rules } from './tables';
import { removeTokens } from './remove';
import { edge, gapAfter, isAcronym, isCapitalised, plainOf, startsSentence, type Tokens } from './tokens';

const pauseBefore = /(?:[,;:،、，；：…—–]|\.\.)\s*$/u;
const pauseAfter = /^\s*(?:[,;:،、，；：…—–]|\.\.)/u;
const ellipsisAfter = /^\s*(?:…|\.\.)/u;
const asksAfter = /^["'”’»)\]]*\s*[?？؟]/u;
const openQuote = /["'“‘«„]$/u;
const closeQuote = /^["'”’»“]/u;

export function withoutHesitations(text: Tokens, rules: Rules): Tokens {
  const removed = openingHesitations(text, rules);
  text.tokens.forEach((_, index) => {
    if (isHesitation(text, index, rules)) removed.add(index);
  });
  return removeTokens(text, removed, rules.bindsToNext);
}

function isHesitation(text: Tokens, index: number, rules: Rules): boolean {
  const token = text.tokens[index];
  if (!token || token.label) return false;
  const plain = plainOf(token.text);
  const after = gapAfter(text, index);
  const certain = rules.hesitation.test(plain);
  if (!certain && !(rules.hesitationBetweenPauses.test(plain) && isBetweenPauses(text, index))) return false;
  return (
    !looksLikeName(text, index, rules) &&
    !isAnswer(text, index, rules) &&
    !asksAfter.test(after) && // "Hm?" asks for a repetition, "..., eh?" for agreement.
    !(openQuote.test(token.gap) && closeQuote.test(after)) && // the word itself is mentioned
    !isUnit(text, index)
  );
}

function isBetweenPauses({ tokens }: Tokens, index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!before || !token || !next) return false;
  if ([before, next].some(({ text }) => plainOf(text) === plainOf(token.text))) return false; // "ah, ah, ah!".
  return pauseBefore.test(token.gap.slice(-edge)) && pauseAfter.test(next.gap);
}

/** Returns the tokens that open a turn and only delay its first words, such as `é... nós`. */
function openingHesitations(text: Tokens, rules: Rules): Set<number> {
  const ambiguous = (index: number) =>
    rules.hesitationsBeforeSubject.has(plainOf(text.tokens[index]?.text ?? '')) &&
    ellipsisAfter.test(gapAfter(text, index));
  const certain = (index: number) =>
    rules.hesitationAtOpening.test(plainOf(text.tokens[index]?.text ?? '')) &&
    pauseAfter.test(gapAfter(text, index));
  let end = 0;
  let needsSubject = false;
  while (end < text.tokens.length - 1 && (ambiguous(end) || certain(end))) {
    needsSubject ||= ambiguous(end);
    end += 1;
  }
  const [first, second] = text.tokens.slice(end, end + 2);
  const subjects = [first?.text, `${first?.text} ${second?.text}`];
  if (needsSubject && !(second && subjects.some((words = '') => rules.subjects.has(plainOf(words)))))
    return new Set();
  return new Set(Array.from({ length: end }, (_, index) => index));
}

/** The surname Um, the emergency room ER. */
function looksLikeName({ tokens, capitals }: Tokens, index: number, rules: Rules): boolean {
  const text = tokens[index]?.text ?? '';
  if (capitals) {
    const [gap, after] = [tokens[index]?.gap ?? '', tokens[index + 1]?.gap ?? ''];
    const apart =
      (startsSentence(tokens, index) || pauseBefore.test(gap.slice(-edge))) && pauseAfter.test(after);
    return rules.acronyms.has(plainOf(text)) && !apart;
  }
  return isAcronym(text) || (isCapitalised(text) && !startsSentence(tokens, index));
}

/** `uh huh` written apart; `uh uh` is a no only as a whole sentence. */
function isAnswer(text: Tokens, index: number, rules: Rules): boolean {
  const pairAt = (at: number) => {
    const [first, second] = [text.tokens[at], text.tokens[at + 1]];
    if (!first || !second || !/^\s+$/.test(second.gap)) return false;
    const pair = `${first.text} ${second.text}`.toLowerCase();
    if (!rules.answers.has(pair)) return false;
    if (first.text.toLowerCase() !== second.text.toLowerCase()) return true;
    const last = at + 2 >= text.tokens.length;
    return startsSentence(text.tokens, at) && (last || /^\s*[.!…]/u.test(gapAfter(text, at + 1)));
  };
  return pairAt(index) || pairAt(index - 1);
}

/** `5 mm`, `10 um`: millimetres and, as typed, micrometres. */
function isUnit({ tokens }: Tokens, index: number): boolean {
  return /^\s*$/.test(tokens[index]?.gap ?? '') && /\p{N}$/u.test(tokens[index - 1]?.text ?? '');
}
