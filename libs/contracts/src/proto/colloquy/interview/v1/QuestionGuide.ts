// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * The aim of a question and how to ask it. A guide without fields: none.
 */
export interface QuestionGuideInput {
  'aim'?: (string);
  /**
   * Facts that the answer must contain.
   */
  'mustHave'?: (string)[];
  /**
   * Maximum number of follow-ups to the answer; absent: the agent's.
   */
  'probes'?: (number);
  /**
   * Time planned for the question; absent: an even share of the rest.
   */
  'minutes'?: (number);
  '_probes'?: "probes";
  '_minutes'?: "minutes";
}

/**
 * The aim of a question and how to ask it. A guide without fields: none.
 */
export interface QuestionGuide {
  'aim': (string);
  /**
   * Facts that the answer must contain.
   */
  'mustHave': (string)[];
  /**
   * Maximum number of follow-ups to the answer; absent: the agent's.
   */
  'probes'?: (number);
  /**
   * Time planned for the question; absent: an even share of the rest.
   */
  'minutes'?: (number);
}
