// Original file: proto/colloquy/interview/v1/interview.proto

import type { ComparisonPositionInput as _colloquy_interview_v1_ComparisonPositionInput, ComparisonPosition as _colloquy_interview_v1_ComparisonPosition } from '../../../colloquy/interview/v1/ComparisonPosition';

export interface ComparisonPointInput {
  /**
   * Points on the same question have the same number.
   */
  'questionGroup'?: (number);
  /**
   * agreement, disagreement or single.
   */
  'kind'?: (string);
  /**
   * Absent: the first claim of the first position.
   */
  'statement'?: (string);
  'positions'?: (_colloquy_interview_v1_ComparisonPositionInput)[];
  '_statement'?: "statement";
}

export interface ComparisonPoint {
  /**
   * Points on the same question have the same number.
   */
  'questionGroup': (number);
  /**
   * agreement, disagreement or single.
   */
  'kind': (string);
  /**
   * Absent: the first claim of the first position.
   */
  'statement'?: (string);
  'positions': (_colloquy_interview_v1_ComparisonPosition)[];
}
