// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface GetRuntimeViewRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
}

export interface GetRuntimeViewRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
