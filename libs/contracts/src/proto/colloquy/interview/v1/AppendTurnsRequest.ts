// Original file: proto/colloquy/interview/v1/interview.proto

import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';
import type { ProviderUsageInput as _colloquy_interview_v1_ProviderUsageInput, ProviderUsage as _colloquy_interview_v1_ProviderUsage } from '../../../colloquy/interview/v1/ProviderUsage';
import type { Long } from '@grpc/proto-loader';

export interface AppendTurnsRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken'?: (number | string | Long);
  /**
   * Stored from time to time, for a process that takes the session over.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsageInput | null);
  '_usage'?: "usage";
}

export interface AppendTurnsRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'turns': (_colloquy_interview_v1_Turn)[];
  /**
   * The fencing token of the caller's claim of the session; absent: 0.
   */
  'fencingToken': (number);
  /**
   * Stored from time to time, for a process that takes the session over.
   */
  'usage'?: (_colloquy_interview_v1_ProviderUsage | null);
}
