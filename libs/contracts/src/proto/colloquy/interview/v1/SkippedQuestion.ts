// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A client's question that is not asked, because the expert has answered it already.
 */
export interface SkippedQuestionInput {
  'questionIndex'?: (number);
  /**
   * Ids of the expert's turns that answer it: session id and sequence, separated by a colon.
   */
  'answeredBy'?: (string)[];
}

/**
 * A client's question that is not asked, because the expert has answered it already.
 */
export interface SkippedQuestion {
  'questionIndex': (number);
  /**
   * Ids of the expert's turns that answer it: session id and sequence, separated by a colon.
   */
  'answeredBy': (string)[];
}
