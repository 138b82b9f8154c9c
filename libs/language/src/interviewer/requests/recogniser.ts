import { type Language, type RequestKind } from '@colloquy/contracts';

/** Something the expert wants of the conversation itself. */
export interface RecognisedRequest {
  kind: RequestKind;
  /** Otherwise the interviewer asks whether it was meant. */
  certain: boolean;
  /** Whether the expert has said something else as well, which counts as an answer. */
  states: boolean;
}

/** What the expert has said in one go, and what has to be known to understand it. */
export interface Utterance {
  text: string;
  /** Of the interview; the expert may speak another one. */
  language: Language;
  /** The question that is open; undefined before the first. */
  openQuestion: string | undefined;
  /** Whether all is off the record at present. */
  isOff: boolean;
}

/** Tells requests from answers. */
export interface RequestRecogniser {
  /**
   * The requests in what was said, in any order.
   * @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout` from remote adapters
   */
  recognise(utterance: Utterance, signal: AbortSignal): Promise<RecognisedRequest[]>;
}

/** All requests, the one to be heeded first at the beginning. */
export const requestOrder: readonly RequestKind[] = [
  'withdraw',
  'end',
  'finish-later',
  'strike',
  'off-the-record',
  'on-the-record',
  'are-you-human',
  'is-recorded',
  'who-asks',
  'how-long',
  'wait',
  'change-answer',
  'go-back',
  'rephrase',
  'repeat',
  'skip',
  'said-already',
  'one-more-thing',
];

/** What protects the expert: understood in all languages, and by whichever recogniser understands it. */
const protective: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'end',
  'withdraw',
  'off-the-record',
  'on-the-record',
  'strike',
  'are-you-human',
  'is-recorded',
]);

/** Whether a request protects the expert. */
export const isProtective = (kind: RequestKind): boolean => protective.has(kind);

/** What several recognisers found: each request once, certain if one of them is, in the order of importance. */
export function allRequests(
  ...found: readonly (readonly RecognisedRequest[])[]
): readonly RecognisedRequest[] {
  return requestOrder.flatMap((kind) => {
    const same = found.flat().filter((request) => request.kind === kind);
    if (same.length === 0) return [];
    return {
      kind,
      certain: same.some(({ certain }) => certain),
      states: same.every(({ states }) => states),
    };
  });
}
