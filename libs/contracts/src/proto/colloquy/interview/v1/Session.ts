// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface SessionInput {
  'id'?: (string);
  'platform'?: (string);
  'startedAtMs'?: (number | string | Long);
  'endedAtMs'?: (number | string | Long);
  'disconnectReason'?: (string);
  'continuesSessionId'?: (string);
  'durationSeconds'?: (number);
  '_endedAtMs'?: "endedAtMs";
  '_disconnectReason'?: "disconnectReason";
  '_continuesSessionId'?: "continuesSessionId";
}

export interface Session {
  'id': (string);
  'platform': (string);
  'startedAtMs': (number);
  'endedAtMs'?: (number);
  'disconnectReason'?: (string);
  'continuesSessionId'?: (string);
  'durationSeconds': (number);
}
