// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface DescribeSpeechResponseInput {
  /**
   * False if the platform does not speak itself.
   */
  'speaks'?: (boolean);
  /**
   * Voices of agents for which the operator has named a voice of the speech synthesis.
   */
  'voiceIds'?: (string)[];
}

export interface DescribeSpeechResponse {
  /**
   * False if the platform does not speak itself.
   */
  'speaks': (boolean);
  /**
   * Voices of agents for which the operator has named a voice of the speech synthesis.
   */
  'voiceIds': (string)[];
}
