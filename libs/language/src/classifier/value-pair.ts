/** Position of a value in a text: of its first code unit, and behind its last one. */
export interface Value {
  from: number;
  to: number;
}

/** Two values that a speaker said one after the other. In the text, the interviewer's words stand in angle brackets. */
export interface ValuePair {
  text: string;
  first: Value;
  second: Value;
}
