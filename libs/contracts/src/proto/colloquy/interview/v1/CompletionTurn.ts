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
  /**
   * The agent in charge: its name and root or transfer; empty where there is only one.
   */
  'agentName'?: (string);
  'agentKind'?: (string);
  /**
   * How long it was spoken; 0 where that is not known.
   */
  'durationSecs'?: (number | string);
  /**
   * On an agent's turn: the request of the expert that it answers; empty otherwise.
   */
  'request'?: (string);
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
  /**
   * The agent in charge: its name and root or transfer; empty where there is only one.
   */
  'agentName': (string);
  'agentKind': (string);
  /**
   * How long it was spoken; 0 where that is not known.
   */
  'durationSecs': (number);
  /**
   * On an agent's turn: the request of the expert that it answers; empty otherwise.
   */
  'request': (string);
}
