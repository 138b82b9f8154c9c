// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface EndSessionRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'reason'?: (string);
  'endedAtMs'?: (number | string | Long);
  /**
   * Connected time; less than the session's span if the client was disconnected in between.
   */
  'durationSeconds'?: (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
}

export interface EndSessionRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'reason': (string);
  'endedAtMs': (number);
  /**
   * Connected time; less than the session's span if the client was disconnected in between.
   */
  'durationSeconds': (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
