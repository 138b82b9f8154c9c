// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * What an expert is told of an interview before agreeing to it. An empty text, or 0 minutes: not given.
 */
export interface InvitationInput {
  /**
   * Who asks: the organisation on whose behalf the interview takes place.
   */
  'organisation'?: (string);
  /**
   * Why it asks.
   */
  'purpose'?: (string);
  'privacyUrl'?: (string);
  /**
   * How long what is said is kept, in words.
   */
  'retention'?: (string);
  /**
   * Whom to ask: an e-mail address, a telephone number or a name.
   */
  'contact'?: (string);
  /**
   * How long the interview is meant to take.
   */
  'minutes'?: (number);
}

/**
 * What an expert is told of an interview before agreeing to it. An empty text, or 0 minutes: not given.
 */
export interface Invitation {
  /**
   * Who asks: the organisation on whose behalf the interview takes place.
   */
  'organisation': (string);
  /**
   * Why it asks.
   */
  'purpose': (string);
  'privacyUrl': (string);
  /**
   * How long what is said is kept, in words.
   */
  'retention': (string);
  /**
   * Whom to ask: an e-mail address, a telephone number or a name.
   */
  'contact': (string);
  /**
   * How long the interview is meant to take.
   */
  'minutes': (number);
}
