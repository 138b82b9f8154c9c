/** Version of the protocol on `/call/<interviewId>/socket`. */
export const joinProtocol = 1;

/** Size of the largest frame that the server reads, in bytes. A larger frame closes the connection with 1009. */
export const maxFrameBytes = 64 * 1024;

/** Longest utterance in characters; at four bytes each it still fits a frame. */
export const maxUtteranceLength = 10_000;

/** Longest consent text in characters: the invitation and the client's compliance text. */
export const maxConsentLength = 12_000;

/** Close codes of a connection, besides those of RFC 6455. */
export const closeCodes = {
  /** The session has ended; do not reconnect. */
  done: 1000,
  /** The client broke the rule that the preceding error names; do not reconnect. */
  refused: 1008,
  /** The server is shutting down; reconnect at once. */
  restarting: 1012,
  /** A dependency of the server is unavailable; reconnect after a pause. */
  tryLater: 1013,
  /** A newer connection opened the same session; do not reconnect. */
  replaced: 4000,
} as const;

/** A client may retry an unchanged request only after `unavailable` or `too-many-connections`. */
export const joinErrorCodes = [
  'malformed', // not a frame of this protocol, or a field is invalid
  'unexpected-frame', // invalid at this point, such as a second hello
  'unsupported-protocol',
  'unknown-interview',
  'interview-completed',
  'already-open', // another connection holds the conversation
  'withdrawn', // the expert has withdrawn the consent
  'not-available', // the interview cannot be opened in its present state
  'bad-resume-token',
  'too-fast', // message rate limit exceeded
  'too-much-text', // the text limit of the session or interview is reached; the interviewer closes the session
  'too-much-sound', // the chunk was not stored: it begins in the future, or there is more sound than time
  'too-many-connections',
  'unavailable', // temporary
] as const;

export type JoinErrorCode = (typeof joinErrorCodes)[number];
