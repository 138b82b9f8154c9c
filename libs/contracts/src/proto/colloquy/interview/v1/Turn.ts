// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * One thing said by one side.
 */
export interface TurnInput {
  'sessionId'?: (string);
  /**
   * Position within the session, from 0, without gaps.
   */
  'sequence'?: (number);
  /**
   * agent or user
   */
  'role'?: (string);
  'text'?: (string);
  /**
   * When it began to be said, and for how long.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
  /**
   * What an agent's turn was for: greeting, question, probe, closing and so on; empty on an expert's turn.
   */
  'act'?: (string);
  /**
   * Index of the client's question an agent's turn belongs to.
   */
  'questionIndex'?: (number);
  /**
   * The client's id of an expert's utterance, so that a resent one is stored once.
   */
  'utteranceId'?: (string);
  /**
   * On an agent's turn: which interviewer found the words (embedded or openai), and why the language model did
   * not although it was asked; empty otherwise.
   */
  'wordedBy'?: (string);
  'fallback'?: (string);
  /**
   * On an agent's turn: the request of the expert that it answers, such as repeat or skip; the expert's words before
   * it are no answer then. Empty otherwise.
   */
  'request'?: (string);
  '_questionIndex'?: "questionIndex";
}

/**
 * One thing said by one side.
 */
export interface Turn {
  'sessionId': (string);
  /**
   * Position within the session, from 0, without gaps.
   */
  'sequence': (number);
  /**
   * agent or user
   */
  'role': (string);
  'text': (string);
  /**
   * When it began to be said, and for how long.
   */
  'offsetMs': (number);
  'durationMs': (number);
  /**
   * What an agent's turn was for: greeting, question, probe, closing and so on; empty on an expert's turn.
   */
  'act': (string);
  /**
   * Index of the client's question an agent's turn belongs to.
   */
  'questionIndex'?: (number);
  /**
   * The client's id of an expert's utterance, so that a resent one is stored once.
   */
  'utteranceId': (string);
  /**
   * On an agent's turn: which interviewer found the words (embedded or openai), and why the language model did
   * not although it was asked; empty otherwise.
   */
  'wordedBy': (string);
  'fallback': (string);
  /**
   * On an agent's turn: the request of the expert that it answers, such as repeat or skip; the expert's words before
   * it are no answer then. Empty otherwise.
   */
  'request': (string);
}
