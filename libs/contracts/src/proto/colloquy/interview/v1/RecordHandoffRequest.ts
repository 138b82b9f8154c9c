// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface RecordHandoffRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  /**
   * Idempotency key, chosen by the caller.
   */
  'id'?: (string);
  'fromAgentId'?: (string);
  'fromName'?: (string);
  'toAgentId'?: (string);
  'toAgentVersion'?: (number);
  'toName'?: (string);
  'ruleId'?: (string);
  'condition'?: (string);
  'offsetMs'?: (number);
  'occurredAtMs'?: (number | string | Long);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
}

export interface RecordHandoffRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  /**
   * Idempotency key, chosen by the caller.
   */
  'id': (string);
  'fromAgentId': (string);
  'fromName': (string);
  'toAgentId': (string);
  'toAgentVersion': (number);
  'toName': (string);
  'ruleId': (string);
  'condition': (string);
  'offsetMs': (number);
  'occurredAtMs': (number);
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
}
