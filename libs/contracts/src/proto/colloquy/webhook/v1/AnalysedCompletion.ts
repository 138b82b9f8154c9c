// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { Long } from '@grpc/proto-loader';

export interface AnalysedCompletionInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
  /**
   * Number of endpoints to notify.
   */
  'endpointCount'?: (number);
  'analysedAtMs'?: (number | string | Long);
}

export interface AnalysedCompletion {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
  /**
   * Number of endpoints to notify.
   */
  'endpointCount': (number);
  'analysedAtMs': (number);
}
