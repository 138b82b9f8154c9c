// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface DescribeSpeechResponseInput {
  /**
   * False if the platform does not synthesise speech.
   */
  'speaks'?: (boolean);
  /**
   * Voices of agents to which the operator has assigned a synthesised voice.
   */
  'voiceIds'?: (string)[];
}

export interface DescribeSpeechResponse {
  /**
   * False if the platform does not synthesise speech.
   */
  'speaks': (boolean);
  /**
   * Voices of agents to which the operator has assigned a synthesised voice.
   */
  'voiceIds': (string)[];
}
