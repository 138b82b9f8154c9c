// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface RecordHandoffRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  /**
   * Chosen by the caller: the idempotency key.
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
}

export interface RecordHandoffRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  /**
   * Chosen by the caller: the idempotency key.
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
}
