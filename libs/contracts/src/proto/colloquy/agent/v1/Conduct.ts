// Original file: proto/colloquy/agent/v1/agent.proto


/**
 * Voice and time limits of an agent. An absent field: the platform's default.
 */
export interface ConductInput {
  /**
   * Language model of the interviewer; empty: the platform's default.
   */
  'model'?: (string);
  /**
   * Speed of the voice, 0.7 to 1.3; 1 is normal.
   */
  'speed'?: (number | string);
  /**
   * Factor on the pause that ends a turn of the expert and on the limits of silence, 0.5 to 2.
   */
  'patience'?: (number | string);
  /**
   * Maximum number of follow-ups to an answer, 0 to 3.
   */
  'maxProbes'?: (number);
  /**
   * Time in which the interviewer closes, 5 to 180.
   */
  'timeBudgetMinutes'?: (number);
  '_speed'?: "speed";
  '_patience'?: "patience";
  '_maxProbes'?: "maxProbes";
  '_timeBudgetMinutes'?: "timeBudgetMinutes";
}

/**
 * Voice and time limits of an agent. An absent field: the platform's default.
 */
export interface Conduct {
  /**
   * Language model of the interviewer; empty: the platform's default.
   */
  'model': (string);
  /**
   * Speed of the voice, 0.7 to 1.3; 1 is normal.
   */
  'speed'?: (number);
  /**
   * Factor on the pause that ends a turn of the expert and on the limits of silence, 0.5 to 2.
   */
  'patience'?: (number);
  /**
   * Maximum number of follow-ups to an answer, 0 to 3.
   */
  'maxProbes'?: (number);
  /**
   * Time in which the interviewer closes, 5 to 180.
   */
  'timeBudgetMinutes'?: (number);
}
