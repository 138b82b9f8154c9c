// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * A claim by its place: position of the interview's question, and of the claim in it, from 0.
 */
export interface ClaimReferenceInput {
  'interviewId'?: (string);
  'question'?: (number);
  'claim'?: (number);
  'timestampSecs'?: (number | string);
}

/**
 * A claim by its place: position of the interview's question, and of the claim in it, from 0.
 */
export interface ClaimReference {
  'interviewId': (string);
  'question': (number);
  'claim': (number);
  'timestampSecs': (number);
}
