// Original file: proto/colloquy/interview/v1/interview.proto

import type { CompletionTurnInput as _colloquy_interview_v1_CompletionTurnInput, CompletionTurn as _colloquy_interview_v1_CompletionTurn } from '../../../colloquy/interview/v1/CompletionTurn';
import type { SessionInput as _colloquy_interview_v1_SessionInput, Session as _colloquy_interview_v1_Session } from '../../../colloquy/interview/v1/Session';
import type { EmploymentInput as _colloquy_interview_v1_EmploymentInput, Employment as _colloquy_interview_v1_Employment } from '../../../colloquy/interview/v1/Employment';

export interface CompletionInput {
  'interviewId'?: (string);
  'completion'?: (number);
  /**
   * False if a later completion has replaced this one, or the analysis exists; there is nothing to analyse then.
   */
  'isCurrent'?: (boolean);
  'language'?: (string);
  'expertName'?: (string);
  'questions'?: (string)[];
  'turns'?: (_colloquy_interview_v1_CompletionTurnInput)[];
  'sessions'?: (_colloquy_interview_v1_SessionInput)[];
  /**
   * More turns follow the last one of `turns`.
   */
  'hasMoreTurns'?: (boolean);
  'title'?: (string);
  'subject'?: (string);
  /**
   * What the client wants to learn; empty if not given.
   */
  'objective'?: (string);
  'expertTitle'?: (string);
  /**
   * In the order of the client.
   */
  'employment'?: (_colloquy_interview_v1_EmploymentInput)[];
  /**
   * JSON schema of the values to extract; empty if not given.
   */
  'extractionSchema'?: (string);
}

export interface Completion {
  'interviewId': (string);
  'completion': (number);
  /**
   * False if a later completion has replaced this one, or the analysis exists; there is nothing to analyse then.
   */
  'isCurrent': (boolean);
  'language': (string);
  'expertName': (string);
  'questions': (string)[];
  'turns': (_colloquy_interview_v1_CompletionTurn)[];
  'sessions': (_colloquy_interview_v1_Session)[];
  /**
   * More turns follow the last one of `turns`.
   */
  'hasMoreTurns': (boolean);
  'title': (string);
  'subject': (string);
  /**
   * What the client wants to learn; empty if not given.
   */
  'objective': (string);
  'expertTitle': (string);
  /**
   * In the order of the client.
   */
  'employment': (_colloquy_interview_v1_Employment)[];
  /**
   * JSON schema of the values to extract; empty if not given.
   */
  'extractionSchema': (string);
}
