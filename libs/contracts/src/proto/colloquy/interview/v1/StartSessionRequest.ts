// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface StartSessionRequestInput {
  'interviewId'?: (string);
  /**
   * Idempotency key, chosen by the caller.
   */
  'sessionId'?: (string);
  'platform'?: (string);
  /**
   * Whether to supersede all earlier sessions instead of continuing the last one.
   */
  'startOver'?: (boolean);
  'startedAtMs'?: (number | string | Long);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
}

export interface StartSessionRequest {
  'interviewId': (string);
  /**
   * Idempotency key, chosen by the caller.
   */
  'sessionId': (string);
  'platform': (string);
  /**
   * Whether to supersede all earlier sessions instead of continuing the last one.
   */
  'startOver': (boolean);
  'startedAtMs': (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
