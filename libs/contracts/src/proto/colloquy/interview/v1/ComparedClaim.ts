// Original file: proto/colloquy/interview/v1/interview.proto


export interface ComparedClaimInput {
  'text'?: (string);
  /**
   * Since the conversation started.
   */
  'timestampSecs'?: (number | string);
}

export interface ComparedClaim {
  'text': (string);
  /**
   * Since the conversation started.
   */
  'timestampSecs': (number);
}
