// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface StartSessionRequestInput {
  'interviewId'?: (string);
  /**
   * Chosen by the caller: the idempotency key.
   */
  'sessionId'?: (string);
  'platform'?: (string);
  /**
   * Supersede every earlier session instead of continuing the last one.
   */
  'startOver'?: (boolean);
  'startedAtMs'?: (number | string | Long);
}

export interface StartSessionRequest {
  'interviewId': (string);
  /**
   * Chosen by the caller: the idempotency key.
   */
  'sessionId': (string);
  'platform': (string);
  /**
   * Supersede every earlier session instead of continuing the last one.
   */
  'startOver': (boolean);
  'startedAtMs': (number);
}
