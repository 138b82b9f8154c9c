// Original file: proto/colloquy/interview/v1/interview.proto

import type { SkippedQuestionInput as _colloquy_interview_v1_SkippedQuestionInput, SkippedQuestion as _colloquy_interview_v1_SkippedQuestion } from '../../../colloquy/interview/v1/SkippedQuestion';

/**
 * A turn of one speaker.
 */
export interface TurnInput {
  'sessionId'?: (string);
  /**
   * Position within the session, from 0, without gaps.
   */
  'sequence'?: (number);
  /**
   * agent or user
   */
  'role'?: (string);
  'text'?: (string);
  /**
   * When the speaker began, and for how long the turn was spoken.
   */
  'offsetMs'?: (number);
  'durationMs'?: (number);
  /**
   * Purpose of an agent's turn: greeting, question, probe, closing and so on; empty on an expert's turn.
   */
  'act'?: (string);
  /**
   * Index of the client's question that an agent's turn belongs to.
   */
  'questionIndex'?: (number);
  /**
   * The client's id of an expert's utterance; a resent utterance is stored once.
   */
  'utteranceId'?: (string);
  /**
   * On an agent's turn: the interviewer that worded it (embedded or openai), and why the language model did
   * not although it was asked. Otherwise empty.
   */
  'wordedBy'?: (string);
  'fallback'?: (string);
  /**
   * On an agent's turn: the expert's request that it answers, such as repeat or skip; the expert's preceding
   * words are not an answer then. Otherwise empty.
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
 * A turn of one speaker.
 */
export interface Turn {
  'sessionId': (string);
  /**
   * Position within the session, from 0, without gaps.
   */
  'sequence': (number);
  /**
   * agent or user
   */
  'role': (string);
  'text': (string);
  /**
   * When the speaker began, and for how long the turn was spoken.
   */
  'offsetMs': (number);
  'durationMs': (number);
  /**
   * Purpose of an agent's turn: greeting, question, probe, closing and so on; empty on an expert's turn.
   */
  'act': (string);
  /**
   * Index of the client's question that an agent's turn belongs to.
   */
  'questionIndex'?: (number);
  /**
   * The client's id of an expert's utterance; a resent utterance is stored once.
   */
  'utteranceId': (string);
  /**
   * On an agent's turn: the interviewer that worded it (embedded or openai), and why the language model did
   * not although it was asked. Otherwise empty.
   */
  'wordedBy': (string);
  'fallback': (string);
  /**
   * On an agent's turn: the expert's request that it answers, such as repeat or skip; the expert's preceding
   * words are not an answer then. Otherwise empty.
   */
  'request': (string);
  /**
   * On an agent's turn: the question that is left out before it. Otherwise absent.
   */
  'skips'?: (_colloquy_interview_v1_SkippedQuestion | null);
}
