import { endOfSentenceAt, endsSentence, type PairTokens, startOfSentence } from './pair-tokens';
import { type Token } from './tokens';
import { type Value, type ValuePair } from './value-pair';

/** Describes how two values and their sentences compare, in words that serve as features. */
export function comparisonOf(found: PairTokens, values: Pick<ValuePair, 'first' | 'second'>): string[] {
  const { text, tokens, first, second } = found;
  const between = tokens.slice(first.end + 1, second.start);
  const [one, other] = [values.first, values.second].map(({ from, to }) => text.slice(from, to)) as [
    string,
    string,
  ];
  const start = startOfSentence(tokens, second.start);
  const sentence = tokens.slice(start, endOfSentenceAt(tokens, second.end + 1));
  const [firstLead, secondLead] = [tokens[first.start - 1], tokens[second.start - 1]];
  return [
    `boundary ${boundaryOf(between)}`,
    `gap ${sizeOf(between.length)}`,
    `kind ${kindOf(one)} ${kindOf(other)}`,
    `unit ${unitsOf(tokens[first.end + 1], tokens[second.end + 1])}`,
    `lead ${firstLead !== undefined && firstLead.text === secondLead?.text ? 'same' : 'other'}`,
    `shared ${sizeOf(sharedWords(found, values, between.some(endsSentence)))}`,
    `digits ${digitsOf(one, other)}`,
    `alike ${one.slice(0, alike) === other.slice(0, alike)}`,
    `again ${repetitionOf(text, values, one, other)}`,
    `agent ${agentOf(between, text, one, other)}`,
    `place ${sizeOf(second.start - start)}`,
    `figures ${Math.min(3, sentence.filter((each) => each.text === '0').length)}`,
    `length ${sizeOf(sentence.length)}`,
  ];
}

/** Number of letters with which similar values begin. */
const alike = 3;

const pause = /^(?:\.{3}|[,;:-])$/u;

function boundaryOf(between: readonly Token[]): string {
  if (between.some(({ text }) => text === '<')) return 'turn';
  const ends = between.filter(endsSentence).length;
  return ends > 0
    ? `sentences ${Math.min(3, ends)}`
    : `same ${between.find(({ text }) => pause.test(text))?.text ?? ''}`;
}

function sizeOf(count: number): string {
  if (count <= 2) return String(count);
  return ['4', '8', '15', '30'].find((most) => count <= Number(most)) ?? 'more';
}

const kindOf = (value: string): string => (/\p{N}/u.test(value) ? 'digits' : 'words');

/** Letters of a word that stand for its stem. */
const stemLength = 5;
const stemOf = ({ text }: Token): string => text.slice(0, stemLength);
const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{L}/u.test(token.text);

function unitsOf(one: Token | undefined, other: Token | undefined): string {
  if (isWord(one) && isWord(other)) return stemOf(one) === stemOf(other) ? 'same' : 'other';
  if (isWord(one)) return 'first';
  return isWord(other) ? 'second' : 'none';
}

/** Letters of a word that tells what a sentence is about. */
const tellingLength = 4;
/** Tokens that are compared if both values stand in one sentence. */
const near = 5;

function sharedWords(
  { tokens, first, second }: PairTokens,
  values: Pick<ValuePair, 'first' | 'second'>,
  isApart: boolean,
): number {
  const stemsIn = (words: readonly Token[]) =>
    new Set(
      words
        .filter((each) => isWord(each) && each.text.length >= tellingLength)
        .filter(({ from, to }) => !(from >= values.first.from && to <= values.first.to))
        .filter(({ from }) => from !== values.second.from)
        .map(stemOf),
    );
  const sentenceAt = ({ start, end }: PairTokens['first']) =>
    tokens.slice(startOfSentence(tokens, start), endOfSentenceAt(tokens, end + 1));
  const [said, given] = isApart
    ? [sentenceAt(first), sentenceAt(second)]
    : [tokens.slice(0, first.end + 1 + near), tokens.slice(second.end + 1, second.end + 1 + near)];
  const known = stemsIn(said);
  return [...stemsIn(given)].filter((stem) => known.has(stem)).length;
}

const year = /^(?:19|20)\d\d$/u;

function digitsOf(one: string, other: string): string {
  const [a, b] = [one, other].map((value) => value.replace(/\P{N}/gu, '')) as [string, string];
  if (a === '' || b === '') return 'unknown';
  if (a === b) return 'equal';
  const sorted = (value: string) => [...value].sort().join('');
  if (a.length > 1 && sorted(a) === sorted(b)) return 'swapped';
  const withoutZeros = (value: string) => value.replace(/0+$/u, '');
  if (withoutZeros(a) === withoutZeros(b)) return 'power of ten';
  if (year.test(a) && year.test(b)) return 'years';
  return `${a.length === b.length ? 'same length' : 'other length'} ${Number(a) < Number(b) ? 'more' : 'less'}`;
}

function repetitionOf(
  text: string,
  { first, second }: { first: Value; second: Value },
  one: string,
  other: string,
): string {
  const between = text.slice(first.to, second.from).replace(/<[^>]*>/gu, ' ');
  const before = text.slice(0, first.from);
  const behind = text.slice(second.to);
  return [between.includes(one), behind.includes(one), between.includes(other), before.includes(other)].join(
    ' ',
  );
}

/** Tells which of the values the interviewer said, and whether as a question. */
function agentOf(between: readonly Token[], text: string, one: string, other: string): string {
  const said = [...text.matchAll(/<(?<words>[^>]*)>/gu)]
    .map(({ groups }) => groups?.['words'] ?? '')
    .join(' ');
  const isBetween = between.some((each) => each.text === '<');
  return [isBetween, said.includes(one), said.includes(other), said.includes('?')].join(' ');
}
