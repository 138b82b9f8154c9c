// Original file: proto/colloquy/conversation/v1/conversation.proto

import type { RehearsalTurnInput as _colloquy_conversation_v1_RehearsalTurnInput, RehearsalTurn as _colloquy_conversation_v1_RehearsalTurn } from '../../../colloquy/conversation/v1/RehearsalTurn';
import type { RehearsedQuestionInput as _colloquy_conversation_v1_RehearsedQuestionInput, RehearsedQuestion as _colloquy_conversation_v1_RehearsedQuestion } from '../../../colloquy/conversation/v1/RehearsedQuestion';
import type { RehearsedWishInput as _colloquy_conversation_v1_RehearsedWishInput, RehearsedWish as _colloquy_conversation_v1_RehearsedWish } from '../../../colloquy/conversation/v1/RehearsedWish';

export interface RehearseResponseInput {
  /**
   * In spoken order; at most 60.
   */
  'turns'?: (_colloquy_conversation_v1_RehearsalTurnInput)[];
  /**
   * One per question of the request, in its order.
   */
  'questions'?: (_colloquy_conversation_v1_RehearsedQuestionInput)[];
  'wishes'?: (_colloquy_conversation_v1_RehearsedWishInput)[];
  /**
   * 0 to 100; absent if the conduct cannot be judged.
   */
  'conductScore'?: (number);
  /**
   * Reasons of the score, or why there is none.
   */
  'conductReasons'?: (string)[];
  /**
   * embedded, or openai if a language model worded some turns.
   */
  'wordedBy'?: (string);
  /**
   * Language of the simulated expert.
   */
  'expertLanguage'?: (string);
  '_conductScore'?: "conductScore";
}

export interface RehearseResponse {
  /**
   * In spoken order; at most 60.
   */
  'turns': (_colloquy_conversation_v1_RehearsalTurn)[];
  /**
   * One per question of the request, in its order.
   */
  'questions': (_colloquy_conversation_v1_RehearsedQuestion)[];
  'wishes': (_colloquy_conversation_v1_RehearsedWish)[];
  /**
   * 0 to 100; absent if the conduct cannot be judged.
   */
  'conductScore'?: (number);
  /**
   * Reasons of the score, or why there is none.
   */
  'conductReasons': (string)[];
  /**
   * embedded, or openai if a language model worded some turns.
   */
  'wordedBy': (string);
  /**
   * Language of the simulated expert.
   */
  'expertLanguage': (string);
}
