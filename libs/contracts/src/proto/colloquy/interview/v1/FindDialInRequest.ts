// Original file: proto/colloquy/interview/v1/interview.proto


export interface FindDialInRequestInput {
  /**
   * As typed on a telephone; all characters but digits are ignored.
   */
  'meetingId'?: (string);
  'pin'?: (string);
}

export interface FindDialInRequest {
  /**
   * As typed on a telephone; all characters but digits are ignored.
   */
  'meetingId': (string);
  'pin': (string);
}
