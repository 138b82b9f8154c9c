import { type Language, type RequestKind } from '@colloquy/contracts';

export interface RecognisedRequest {
  kind: RequestKind;
  /** If false, the interviewer asks whether the request was meant. */
  certain: boolean;
  /** Whether the utterance also contains an answer. */
  hasAnswer: boolean;
}

export interface Utterance {
  text: string;
  /** Language of the interview; the expert may speak another one. */
  language: Language;
  openQuestion: string | undefined;
  isOff: boolean;
}

export interface RequestRecogniser {
  /** Returns requests in any order. @throws the reason of `signal`; AppError `unavailable` or `timeout` if remote */
  recognise(utterance: Utterance, signal: AbortSignal): Promise<RecognisedRequest[]>;
}

/** Requests that have wordings of their own; a question is recognised by its form. */
export type WordedRequest = Exclude<RequestKind, 'question'>;

/** The most important first. */
export const wordedRequests: readonly WordedRequest[] = [
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
  'other-language',
  'wait',
  'change-answer',
  'go-back',
  'rephrase',
  'repeat',
  'skip',
  'said-already',
  'one-more-thing',
];

const requestOrder: readonly RequestKind[] = [...wordedRequests, 'question'];

/** Recognised in all languages, and effective if any recogniser finds them. */
const protective: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'end',
  'withdraw',
  'off-the-record',
  'on-the-record',
  'strike',
  'are-you-human',
  'is-recorded',
  'other-language',
]);

export const isProtective = (kind: RequestKind): boolean => protective.has(kind);

/** Merges the results of several recognisers: no duplicates, certain if any result is, sorted by importance. */
export function allRequests(
  ...found: readonly (readonly RecognisedRequest[])[]
): readonly RecognisedRequest[] {
  return requestOrder.flatMap((kind) => {
    const same = found.flat().filter((request) => request.kind === kind);
    if (same.length === 0) return [];
    return {
      kind,
      certain: same.some(({ certain }) => certain),
      hasAnswer: same.every(({ hasAnswer }) => hasAnswer),
    };
  });
}
