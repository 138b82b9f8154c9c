// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface HoldForLaterRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  /**
   * Default: the platform's hold time.
   */
  'untilMs'?: (number | string | Long);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
  '_untilMs'?: "untilMs";
}

export interface HoldForLaterRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  /**
   * Default: the platform's hold time.
   */
  'untilMs'?: (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
