// Original file: proto/colloquy/interview/v1/interview.proto


/**
 * An entry of a delivered transcript.
 */
export interface TranscriptEntryInput {
  'role'?: (string);
  'message'?: (string);
  'timestampSecs'?: (number | string);
  /**
   * Sequence of the turn that this entry was cleaned from.
   */
  'sequence'?: (number);
  /**
   * The recogniser did not hear these words during the session; they were transcribed from the recording afterwards. No
   * turn has the sequence.
   */
  'transcribedAfterwards'?: (boolean);
  /**
   * End of the spoken words; absent if it is unknown.
   */
  'endSecs'?: (number | string);
  '_transcribedAfterwards'?: "transcribedAfterwards";
  '_endSecs'?: "endSecs";
}

/**
 * An entry of a delivered transcript.
 */
export interface TranscriptEntry {
  'role': (string);
  'message': (string);
  'timestampSecs': (number);
  /**
   * Sequence of the turn that this entry was cleaned from.
   */
  'sequence': (number);
  /**
   * The recogniser did not hear these words during the session; they were transcribed from the recording afterwards. No
   * turn has the sequence.
   */
  'transcribedAfterwards'?: (boolean);
  /**
   * End of the spoken words; absent if it is unknown.
   */
  'endSecs'?: (number);
}
