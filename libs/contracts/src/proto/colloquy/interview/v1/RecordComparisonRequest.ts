// Original file: proto/colloquy/interview/v1/interview.proto

import type { ComparisonPointInput as _colloquy_interview_v1_ComparisonPointInput, ComparisonPoint as _colloquy_interview_v1_ComparisonPoint } from '../../../colloquy/interview/v1/ComparisonPoint';

export interface RecordComparisonRequestInput {
  'accountId'?: (string);
  'comparisonId'?: (string);
  /**
   * Why the comparison failed; empty if it succeeded.
   */
  'failure'?: (string);
  /**
   * The comparer: embedded or openai.
   */
  'comparedBy'?: (string);
  'points'?: (_colloquy_interview_v1_ComparisonPointInput)[];
}

export interface RecordComparisonRequest {
  'accountId': (string);
  'comparisonId': (string);
  /**
   * Why the comparison failed; empty if it succeeded.
   */
  'failure': (string);
  /**
   * The comparer: embedded or openai.
   */
  'comparedBy': (string);
  'points': (_colloquy_interview_v1_ComparisonPoint)[];
}
