// Original file: proto/colloquy/interview/v1/interview.proto

import type { ProviderUsageInput as _colloquy_interview_v1_ProviderUsageInput, ProviderUsage as _colloquy_interview_v1_ProviderUsage } from '../../../colloquy/interview/v1/ProviderUsage';
import type { Long } from '@grpc/proto-loader';

export interface SessionInput {
  'id'?: (string);
  'platform'?: (string);
  'startedAtMs'?: (number | string | Long);
  'endedAtMs'?: (number | string | Long);
  'disconnectReason'?: (string);
  'continuesSessionId'?: (string);
  'durationSeconds'?: (number);
  /**
   * Absent: nothing was reported.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsageInput | null);
  '_endedAtMs'?: "endedAtMs";
  '_disconnectReason'?: "disconnectReason";
  '_continuesSessionId'?: "continuesSessionId";
  '_usage'?: "usage";
}

export interface Session {
  'id': (string);
  'platform': (string);
  'startedAtMs': (number);
  'endedAtMs'?: (number);
  'disconnectReason'?: (string);
  'continuesSessionId'?: (string);
  'durationSeconds': (number);
  /**
   * Absent: nothing was reported.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsage | null);
}
