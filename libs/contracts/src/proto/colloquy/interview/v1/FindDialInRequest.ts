// Original file: proto/colloquy/interview/v1/interview.proto


export interface FindDialInRequestInput {
  /**
   * As they are typed on a telephone: everything but digits is ignored.
   */
  'meetingId'?: (string);
  'pin'?: (string);
}

export interface FindDialInRequest {
  /**
   * As they are typed on a telephone: everything but digits is ignored.
   */
  'meetingId': (string);
  'pin': (string);
}
