// Original file: proto/colloquy/interview/v1/interview.proto

import type { ProviderUsageInput as _colloquy_interview_v1_ProviderUsageInput, ProviderUsage as _colloquy_interview_v1_ProviderUsage } from '../../../colloquy/interview/v1/ProviderUsage';
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
  /**
   * Absent: what was stored last counts.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsageInput | null);
  /**
   * The expert could not be heard: the platform calls again after the pause, if an attempt is left.
   */
  'callAgain'?: (boolean);
  '_usage'?: "usage";
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
  /**
   * Absent: what was stored last counts.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsage | null);
  /**
   * The expert could not be heard: the platform calls again after the pause, if an attempt is left.
   */
  'callAgain': (boolean);
}
