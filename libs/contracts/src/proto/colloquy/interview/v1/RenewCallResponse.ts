// Original file: proto/colloquy/interview/v1/interview.proto


export interface RenewCallResponseInput {
  /**
   * False if the caller has lost its lease; the caller must hang up.
   */
  'held'?: (boolean);
}

export interface RenewCallResponse {
  /**
   * False if the caller has lost its lease; the caller must hang up.
   */
  'held': (boolean);
}
