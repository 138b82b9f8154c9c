// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface RehearsalTurnInput {
  /**
   * agent or user
   */
  'role'?: (string);
  'text'?: (string);
  /**
   * Purpose of a turn of the agent; empty on the expert's.
   */
  'act'?: (string);
  /**
   * The question that a turn of the agent is about, from 0; absent if none.
   */
  'questionIndex'?: (number);
  '_questionIndex'?: "questionIndex";
}

export interface RehearsalTurn {
  /**
   * agent or user
   */
  'role': (string);
  'text': (string);
  /**
   * Purpose of a turn of the agent; empty on the expert's.
   */
  'act': (string);
  /**
   * The question that a turn of the agent is about, from 0; absent if none.
   */
  'questionIndex'?: (number);
}
