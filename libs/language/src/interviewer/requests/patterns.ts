import { type RequestKind } from '@colloquy/contracts';

/**
 * How an expert says something about the conversation itself, as sources of case-insensitive patterns that match whole
 * words. A pattern may begin with a mark that says where it counts: `<start>` at the beginning of a sentence, `<clause>`
 * at that of a sentence or a clause, `<whole>` as a sentence of its own, without a mark anywhere. Words of courtesy may
 * come before `<start>` and `<clause>`, and on both sides of `<whole>`.
 */
export interface RequestPatterns extends Readonly<Record<RequestKind, readonly string[]>> {
  /** Might be a wish to end: the interviewer asks. */
  endPerhaps: readonly string[];
  /** Might be a withdrawal of consent: the interviewer asks. */
  withdrawPerhaps: readonly string[];
  /** Does not know, or does not want to say. */
  refusal: readonly string[];
  /** Whole sentences that agree. */
  yes: readonly string[];
  /** Whole sentences that do not. */
  no: readonly string[];
  /** Words that may surround a request: sorry, please, well. */
  courtesy: readonly string[];
}
