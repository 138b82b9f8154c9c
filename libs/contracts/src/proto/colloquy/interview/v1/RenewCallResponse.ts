// Original file: proto/colloquy/interview/v1/interview.proto


export interface RenewCallResponseInput {
  /**
   * False when the call is no longer this caller's: it hangs up.
   */
  'held'?: (boolean);
}

export interface RenewCallResponse {
  /**
   * False when the call is no longer this caller's: it hangs up.
   */
  'held': (boolean);
}
