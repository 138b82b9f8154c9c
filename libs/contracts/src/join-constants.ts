/** Version of the protocol spoken on `/call/<interviewId>/socket`. */
export const joinProtocol = 1;

/** Largest frame the server reads, bytes; a larger one closes the connection with 1009. */
export const maxFrameBytes = 64 * 1024;

/** Longest utterance, characters. With four bytes to a character it still fits a frame. */
export const maxUtteranceLength = 10_000;

/** Longest text of a consent, characters: the invitation with the client's compliance text. */
export const maxConsentLength = 12_000;

/** How a connection ends, beyond the codes of RFC 6455. */
export const closeCodes = {
  /** The session has ended; do not reconnect. */
  done: 1000,
  /** The client broke a rule named in the error before; do not reconnect. */
  refused: 1008,
  /** The server is going down; reconnect at once. */
  restarting: 1012,
  /** Something is out of reach; reconnect after a pause. */
  tryLater: 1013,
  /** The same session was opened by a newer connection; do not reconnect. */
  replaced: 4000,
} as const;

/** Why the server refuses. Only `unavailable` and `too-many-connections` are worth another try unchanged. */
export const joinErrorCodes = [
  'malformed', // not a frame of this protocol, or a field breaks a rule
  'unexpected-frame', // a frame that makes no sense now, such as a second hello
  'unsupported-protocol',
  'unknown-interview',
  'interview-completed',
  'already-open', // another connection holds the conversation
  'withdrawn', // the expert has withdrawn the consent
  'not-available', // the interview cannot be opened in its present state
  'bad-resume-token',
  'too-fast', // the message rate limit
  'too-many-connections',
  'unavailable', // temporary
] as const;

/** One of {@link joinErrorCodes}. */
export type JoinErrorCode = (typeof joinErrorCodes)[number];
