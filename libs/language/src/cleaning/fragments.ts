import { type Rules } from './tables';
import { removeTokens } from './remove';
import {
  edge,
  gapAfter,
  isAcronym,
  isCapitalised,
  plainOf,
  startsSentence,
  type Token,
  type Tokens,
} from './tokens';

const cutOff = /^-(?=$|[\s,.;:!?…])/u;
const dash = /^\s*(?:-{2,3}|[—–])[\s,]*$/u;
const dashAfterWord = /^(?:-{2,3}|[—–])[\s,]+$/u; // unlike `price—which` and `price — which`
const cutMark = /^(?:\s*(?:-{2,3}|[—–])|-(?=$|[\s,.;:!?…]))/u;
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
const vowel = /[aeiouyıøæœаеёиоуыэюяіїєαεηιουω]/u;
const suffix =
  /^(?:.?(?:ing|ings|ers?|ed)|ments?|mente|ness|able|emos|amos|ons|ten|ungen|ung|lich|.*['’].*)$/u;
const clauseEnd = /^\s*[,;:.!?…]/u;
const end = /^-\s*(?:$|[.!?…])/u;

/** Drops words that were cut off and then completed or abandoned: `inter- interesting`, `we sh-- we shipped`. */
export function withoutFragments(text: Tokens, rules: Rules): Tokens {
  const known = wholeWords(text);
  const removed = new Set<number>();
  text.tokens.forEach((_, index) => {
    const gap = gapAfter(text, index).slice(0, edge);
    if (cutOff.test(gap) && isFragment(text, index, rules, known)) removed.add(index);
    if (dash.test(gap) && isDashedFragment(text, index, rules, known)) removed.add(index);
  });
  return removeTokens(dropMarks(text, removed), removed);
}

function wholeWords(text: Tokens): ReadonlySet<string> {
  return new Set(
    text.tokens
      .filter((_, index) => !cutMark.test(gapAfter(text, index)))
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
    if (completion(tokens, index) !== undefined) return true;
    if (rules.stutterable.has(plain) && plainOf(next.text) === plain) return true;
  }
  return isGivenUp(plain, fragment, gap, rules, known);
}

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

/** A dash also follows whole words: a longer word must complete a fragment, which has no vowel or is unknown. */
function isDashedFragment(text: Tokens, index: number, rules: Rules, known: ReadonlySet<string>): boolean {
  const { tokens } = text;
  const fragment = tokens[index]?.text ?? '';
  const plain = plainOf(fragment);
  const words = [known, rules.negations, rules.functionWords, rules.shortWords];
  if (!alphabetic.test(plain) || words.some((list) => list?.has(plain))) return false;
  const mayBeName = isCapitalised(fragment) && (isAcronym(fragment) || !startsSentence(tokens, index));
  if (mayBeName && !text.capitals) return false;
  const complete = completion(tokens, index);
  if (complete === undefined) return false;
  if (!vowel.test(plain.normalize('NFD'))) return fragment.length <= 2 || rules.shortWords !== undefined;
  if (!rules.shortWords || isCapitalised(fragment) !== text.capitals) return false;
  if (!dashAfterWord.test(gapAfter(text, index))) return false;
  return fragment.length <= 3 || (!isStem(fragment, tokens[complete]) && isReplaced(text, index, complete));
}

/** `market— marketing` */
function isStem(fragment: string, word?: Token): boolean {
  const rest = word?.text.slice(fragment.length).toLowerCase() ?? '';
  return rest.length < 3 || suffix.test(rest);
}

/** Returns whether no clause needs the fragment, unlike `data` in `we collect data— databases are slow`. */
function isReplaced(text: Tokens, index: number, complete: number): boolean {
  const restarts = complete > index + 1 && startsSentence(text.tokens, index - 1);
  return restarts || complete === text.tokens.length - 1 || clauseEnd.test(gapAfter(text, complete));
}

const isInterrupted = (gap: string) => /^-[\s,…—–]*$/u.test(gap);

function completes(word: Token | undefined, fragment: string): boolean {
  if (!word || word.label || word.text.length <= fragment.length) return false;
  if (isCapitalised(fragment) && !isCapitalised(word.text)) return false;
  return word.text.toLowerCase().startsWith(fragment.toLowerCase());
}

/** Finds the word that completes a fragment: the next one, or one after a restart, as in `the com- the company`. */
function completion(tokens: readonly Token[], index: number): number | undefined {
  const fragment = tokens[index]?.text ?? '';
  const next = tokens[index + 1];
  if (completes(next, startsSentence(tokens, index) ? plainOf(fragment) : fragment)) return index + 1;
  const before = tokens[index - 1]?.text.toLowerCase();
  if (before === undefined || next?.text.toLowerCase() !== before) return undefined;
  return [index + 2, index + 3].find(
    (again) => tokens[again]?.text === fragment || completes(tokens[again], fragment),
  );
}

function dropMarks(text: Tokens, removed: ReadonlySet<number>): Tokens {
  return {
    ...text,
    tokens: text.tokens.map((token, index) =>
      removed.has(index - 1) ? { ...token, gap: token.gap.replace(cutMark, '') } : token,
    ),
    tail: removed.has(text.tokens.length - 1) ? text.tail.replace(cutMark, '') : text.tail,
  };
}
