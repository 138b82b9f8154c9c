import { type WordedRequest } from './recogniser';

/**
 * Patterns of utterances about the conversation itself: sources of case-insensitive regular expressions that match
 * whole words. A mark at the beginning says where a pattern counts: `<start>` at the beginning of a sentence,
 * `<clause>` at the beginning of a sentence or a clause, `<whole>` as a sentence of its own, no mark anywhere. Words
 * of courtesy may precede `<start>` and `<clause>`, and surround `<whole>`.
 */
export interface RequestPatterns extends Readonly<
  Record<Exclude<WordedRequest, 'other-language'>, readonly string[]>
> {
  /** Possible wishes to end; the interviewer asks. */
  endPerhaps: readonly string[];
  withdrawPerhaps: readonly string[];
  /** The expert does not know, or does not want to say. */
  refusal: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** Words that may surround a request: sorry, please, well. */
  courtesy: readonly string[];
}

export interface RequestTable extends RequestPatterns {
  /** Wishes that the interviewer speaks more slowly: it repeats the question, too. */
  slower: readonly string[];
  'other-language': readonly string[];
}
