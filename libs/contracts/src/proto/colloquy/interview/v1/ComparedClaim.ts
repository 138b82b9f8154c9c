// Original file: proto/colloquy/interview/v1/interview.proto


export interface ComparedClaimInput {
  'text'?: (string);
  /**
   * Seconds since the conversation started.
   */
  'timestampSecs'?: (number | string);
}

export interface ComparedClaim {
  'text': (string);
  /**
   * Seconds since the conversation started.
   */
  'timestampSecs': (number);
}
