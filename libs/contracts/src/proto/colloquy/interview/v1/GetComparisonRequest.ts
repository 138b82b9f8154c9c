// Original file: proto/colloquy/interview/v1/interview.proto


export interface GetComparisonRequestInput {
  'accountId'?: (string);
  'comparisonId'?: (string);
  /**
   * Position of the first interview; `next` of the previous page.
   */
  'from'?: (number);
}

export interface GetComparisonRequest {
  'accountId': (string);
  'comparisonId': (string);
  /**
   * Position of the first interview; `next` of the previous page.
   */
  'from': (number);
}
