// Original file: proto/colloquy/interview/v1/interview.proto


export interface RecordComparisonResponseInput {
  /**
   * False if the comparison was finished before.
   */
  'recorded'?: (boolean);
}

export interface RecordComparisonResponse {
  /**
   * False if the comparison was finished before.
   */
  'recorded': (boolean);
}
