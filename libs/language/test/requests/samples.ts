import { type RequestKind } from '@colloquy/contracts';

/** Utterances in one language. */
export interface RequestSamples {
  /** Each makes this request, whatever else it says. */
  requests: Readonly<Record<Exclude<RequestKind, 'other-language' | 'question'>, readonly string[]>>;
  /** Possible wishes: the interviewer asks, or complies. */
  perhaps: Readonly<{ end: readonly string[]; withdraw?: readonly string[] }>;
  /** Replies to "Do you agree to take part?". */
  yes: readonly string[];
  no: readonly string[];
  backchannels: readonly string[];
  /** Ordinary answers without a request. */
  answers: readonly string[];
}
