// Original file: proto/colloquy/interview/v1/interview.proto

import type { ComparedInterviewInput as _colloquy_interview_v1_ComparedInterviewInput, ComparedInterview as _colloquy_interview_v1_ComparedInterview } from '../../../colloquy/interview/v1/ComparedInterview';

/**
 * Claims of the experts on each question, for some of the interviews.
 */
export interface ComparisonPageInput {
  /**
   * False if the comparison is finished; there are no interviews then.
   */
  'isPending'?: (boolean);
  /**
   * Empty if the client gave none.
   */
  'objective'?: (string);
  /**
   * Without those that cannot be compared any more.
   */
  'interviews'?: (_colloquy_interview_v1_ComparedInterviewInput)[];
  /**
   * Absent on the last page.
   */
  'next'?: (number);
  '_next'?: "next";
}

/**
 * Claims of the experts on each question, for some of the interviews.
 */
export interface ComparisonPage {
  /**
   * False if the comparison is finished; there are no interviews then.
   */
  'isPending': (boolean);
  /**
   * Empty if the client gave none.
   */
  'objective': (string);
  /**
   * Without those that cannot be compared any more.
   */
  'interviews': (_colloquy_interview_v1_ComparedInterview)[];
  /**
   * Absent on the last page.
   */
  'next'?: (number);
}
