// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * Information for the expert before agreeing to an interview. An empty string, or 0 minutes: not given.
 */
export interface InvitationInput {
  /**
   * The organisation on whose behalf the interview takes place.
   */
  'organisation'?: (string);
  /**
   * Why the organisation conducts the interview.
   */
  'purpose'?: (string);
  'privacyUrl'?: (string);
  /**
   * How long the interview is kept, in words.
   */
  'retention'?: (string);
  /**
   * Contact for questions: an e-mail address, a telephone number or a name.
   */
  'contact'?: (string);
  /**
   * Planned duration of the interview.
   */
  'minutes'?: (number);
}

/**
 * Information for the expert before agreeing to an interview. An empty string, or 0 minutes: not given.
 */
export interface Invitation {
  /**
   * The organisation on whose behalf the interview takes place.
   */
  'organisation': (string);
  /**
   * Why the organisation conducts the interview.
   */
  'purpose': (string);
  'privacyUrl': (string);
  /**
   * How long the interview is kept, in words.
   */
  'retention': (string);
  /**
   * Contact for questions: an e-mail address, a telephone number or a name.
   */
  'contact': (string);
  /**
   * Planned duration of the interview.
   */
  'minutes': (number);
}
