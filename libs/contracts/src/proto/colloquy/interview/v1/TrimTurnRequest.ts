// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface TrimTurnRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'sequence'?: (number);
  /**
   * The part that was heard; absent if all of it was heard.
   */
  'text'?: (string);
  /**
   * When the turn was heard and for how long; absent if unknown.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
  '_text'?: "text";
  '_offsetMs'?: "offsetMs";
  '_durationMs'?: "durationMs";
}

export interface TrimTurnRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'sequence': (number);
  /**
   * The part that was heard; absent if all of it was heard.
   */
  'text'?: (string);
  /**
   * When the turn was heard and for how long; absent if unknown.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
