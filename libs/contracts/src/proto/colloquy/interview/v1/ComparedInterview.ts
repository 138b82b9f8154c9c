// Original file: proto/colloquy/interview/v1/interview.proto

import type { ComparedQuestionInput as _colloquy_interview_v1_ComparedQuestionInput, ComparedQuestion as _colloquy_interview_v1_ComparedQuestion } from '../../../colloquy/interview/v1/ComparedQuestion';

export interface ComparedInterviewInput {
  'id'?: (string);
  /**
   * Language in which the expert spoke.
   */
  'language'?: (string);
  'questions'?: (_colloquy_interview_v1_ComparedQuestionInput)[];
}

export interface ComparedInterview {
  'id': (string);
  /**
   * Language in which the expert spoke.
   */
  'language': (string);
  'questions': (_colloquy_interview_v1_ComparedQuestion)[];
}
