// Original file: proto/colloquy/interview/v1/interview.proto

import type { CallInput as _colloquy_interview_v1_CallInput, Call as _colloquy_interview_v1_Call } from '../../../colloquy/interview/v1/Call';

export interface ClaimCallResponseInput {
  /**
   * Absent if no call is due.
   */
  'call'?: (_colloquy_interview_v1_CallInput | null);
  '_call'?: "call";
}

export interface ClaimCallResponse {
  /**
   * Absent if no call is due.
   */
  'call'?: (_colloquy_interview_v1_Call | null);
}
