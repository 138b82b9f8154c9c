// Original file: proto/colloquy/interview/v1/interview.proto


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
  '_questionIndex'?: "questionIndex";
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
}
