// Original file: proto/colloquy/interview/v1/interview.proto


export interface ReportCallResponseInput {
  /**
   * Whether the call goes on and is this caller's; false after every outcome but connected.
   */
  'held'?: (boolean);
}

export interface ReportCallResponse {
  /**
   * Whether the call goes on and is this caller's; false after every outcome but connected.
   */
  'held': (boolean);
}
