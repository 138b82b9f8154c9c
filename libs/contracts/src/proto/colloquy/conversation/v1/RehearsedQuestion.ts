// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface RehearsedQuestionInput {
  'asked'?: (boolean);
  'answered'?: (boolean);
  /**
   * Number of follow-ups.
   */
  'probes'?: (number);
}

export interface RehearsedQuestion {
  'asked': (boolean);
  'answered': (boolean);
  /**
   * Number of follow-ups.
   */
  'probes': (number);
}
