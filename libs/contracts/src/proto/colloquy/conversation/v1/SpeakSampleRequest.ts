// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface SpeakSampleRequestInput {
  'language'?: (string);
  /**
   * Voice of an agent; empty: the platform's default voice.
   */
  'voiceId'?: (string);
  /**
   * 0.7 to 1.3; absent: 1.
   */
  'speed'?: (number | string);
  /**
   * At most 200 characters. If empty, the introduction of the embedded interviewer is spoken.
   */
  'text'?: (string);
  /**
   * Name in that introduction.
   */
  'personaName'?: (string);
  '_speed'?: "speed";
}

export interface SpeakSampleRequest {
  'language': (string);
  /**
   * Voice of an agent; empty: the platform's default voice.
   */
  'voiceId': (string);
  /**
   * 0.7 to 1.3; absent: 1.
   */
  'speed'?: (number);
  /**
   * At most 200 characters. If empty, the introduction of the embedded interviewer is spoken.
   */
  'text': (string);
  /**
   * Name in that introduction.
   */
  'personaName': (string);
}
