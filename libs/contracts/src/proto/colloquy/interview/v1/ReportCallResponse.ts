// Original file: proto/colloquy/interview/v1/interview.proto


export interface ReportCallResponseInput {
  /**
   * Whether the call continues and the caller still holds its lease; false after every outcome but connected.
   */
  'held'?: (boolean);
}

export interface ReportCallResponse {
  /**
   * Whether the call continues and the caller still holds its lease; false after every outcome but connected.
   */
  'held': (boolean);
}
