// Original file: proto/colloquy/interview/v1/interview.proto

import type { ClaimReferenceInput as _colloquy_interview_v1_ClaimReferenceInput, ClaimReference as _colloquy_interview_v1_ClaimReference } from '../../../colloquy/interview/v1/ClaimReference';

export interface ComparisonPositionInput {
  /**
   * Absent: the first claim.
   */
  'statement'?: (string);
  'claims'?: (_colloquy_interview_v1_ClaimReferenceInput)[];
  '_statement'?: "statement";
}

export interface ComparisonPosition {
  /**
   * Absent: the first claim.
   */
  'statement'?: (string);
  'claims': (_colloquy_interview_v1_ClaimReference)[];
}
