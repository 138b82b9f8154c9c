// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface RehearsedWishInput {
  /**
   * off-the-record or finish
   */
  'wish'?: (string);
  'honoured'?: (boolean);
  /**
   * Index of the expert's turn that says it.
   */
  'turn'?: (number);
}

export interface RehearsedWish {
  /**
   * off-the-record or finish
   */
  'wish': (string);
  'honoured': (boolean);
  /**
   * Index of the expert's turn that says it.
   */
  'turn': (number);
}
