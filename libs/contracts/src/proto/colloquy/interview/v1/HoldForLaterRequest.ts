// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface HoldForLaterRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  /**
   * Absent: the platform's default.
   */
  'untilMs'?: (number | string | Long);
  '_untilMs'?: "untilMs";
}

export interface HoldForLaterRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  /**
   * Absent: the platform's default.
   */
  'untilMs'?: (number);
}
