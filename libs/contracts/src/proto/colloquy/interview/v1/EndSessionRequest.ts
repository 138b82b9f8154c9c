// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface EndSessionRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'reason'?: (string);
  'endedAtMs'?: (number | string | Long);
  /**
   * Connected time; less than the span between start and end when the client was away in between.
   */
  'durationSeconds'?: (number);
}

export interface EndSessionRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'reason': (string);
  'endedAtMs': (number);
  /**
   * Connected time; less than the span between start and end when the client was away in between.
   */
  'durationSeconds': (number);
}
