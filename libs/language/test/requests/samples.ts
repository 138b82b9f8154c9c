import { type RequestKind } from '@colloquy/contracts';

/** What people say in one language. */
export interface RequestSamples {
  /** Each asks for this, whatever else it says. */
  requests: Readonly<Record<RequestKind, readonly string[]>>;
  /** Might be such a wish: the interviewer is to ask, or to do it. */
  perhaps: Readonly<{ end: readonly string[]; withdraw?: readonly string[] }>;
  /** Replies to "Do you agree to take part?" */
  yes: readonly string[];
  no: readonly string[];
  backchannels: readonly string[];
  /** Ordinary answers, in which no request is made. */
  answers: readonly string[];
}
