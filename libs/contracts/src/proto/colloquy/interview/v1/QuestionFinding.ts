// Original file: proto/colloquy/interview/v1/interview.proto

import type { FindingInput as _colloquy_interview_v1_FindingInput, Finding as _colloquy_interview_v1_Finding } from '../../../colloquy/interview/v1/Finding';

/**
 * The finding on one of the client's questions.
 */
export interface QuestionFindingInput {
  'question'?: (string);
  /**
   * answered, partly, refused or not_asked.
   */
  'verdict'?: (string);
  /**
   * Absent if there is no answer in a sentence.
   */
  'answer'?: (string);
  /**
   * Assertions of the expert, each verbatim from one turn.
   */
  'claims'?: (_colloquy_interview_v1_FindingInput)[];
  /**
   * Ids of the completion turns that support the answer.
   */
  'answerTurnIds'?: (string)[];
  '_answer'?: "answer";
}

/**
 * The finding on one of the client's questions.
 */
export interface QuestionFinding {
  'question': (string);
  /**
   * answered, partly, refused or not_asked.
   */
  'verdict': (string);
  /**
   * Absent if there is no answer in a sentence.
   */
  'answer'?: (string);
  /**
   * Assertions of the expert, each verbatim from one turn.
   */
  'claims': (_colloquy_interview_v1_Finding)[];
  /**
   * Ids of the completion turns that support the answer.
   */
  'answerTurnIds': (string)[];
}
