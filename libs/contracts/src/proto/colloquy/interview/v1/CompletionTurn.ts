// Original file: proto/colloquy/interview/v1/interview.proto

import type { SkippedQuestionInput as _colloquy_interview_v1_SkippedQuestionInput, SkippedQuestion as _colloquy_interview_v1_SkippedQuestion } from '../../../colloquy/interview/v1/SkippedQuestion';

/**
 * A cleaned turn of the delivered conversation.
 */
export interface CompletionTurnInput {
  'id'?: (string);
  'role'?: (string);
  'text'?: (string);
  'timestampSecs'?: (number | string);
  'act'?: (string);
  'questionIndex'?: (number);
  /**
   * Name and kind (root or transfer) of the agent in charge; empty if there is only one agent.
   */
  'agentName'?: (string);
  'agentKind'?: (string);
  /**
   * Spoken duration; 0 if it is unknown.
   */
  'durationSecs'?: (number | string);
  /**
   * On an agent's turn: the expert's request that it answers. Otherwise empty.
   */
  'request'?: (string);
  /**
   * On an agent's turn: the question that is left out before it. Otherwise absent.
   */
  'skips'?: (_colloquy_interview_v1_SkippedQuestionInput | null);
  '_questionIndex'?: "questionIndex";
  '_skips'?: "skips";
}

/**
 * A cleaned turn of the delivered conversation.
 */
export interface CompletionTurn {
  'id': (string);
  'role': (string);
  'text': (string);
  'timestampSecs': (number);
  'act': (string);
  'questionIndex'?: (number);
  /**
   * Name and kind (root or transfer) of the agent in charge; empty if there is only one agent.
   */
  'agentName': (string);
  'agentKind': (string);
  /**
   * Spoken duration; 0 if it is unknown.
   */
  'durationSecs': (number);
  /**
   * On an agent's turn: the expert's request that it answers. Otherwise empty.
   */
  'request': (string);
  /**
   * On an agent's turn: the question that is left out before it. Otherwise absent.
   */
  'skips'?: (_colloquy_interview_v1_SkippedQuestion | null);
}
