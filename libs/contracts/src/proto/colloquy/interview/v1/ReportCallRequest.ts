// Original file: proto/colloquy/interview/v1/interview.proto


export interface ReportCallRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'callId'?: (string);
  /**
   * connected, busy, no-answer, machine, canceled, failed, ivr-failed or no-show
   */
  'outcome'?: (string);
}

export interface ReportCallRequest {
  'accountId': (string);
  'interviewId': (string);
  'callId': (string);
  /**
   * connected, busy, no-answer, machine, canceled, failed, ivr-failed or no-show
   */
  'outcome': (string);
}
