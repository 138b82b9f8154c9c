// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface SpeakSampleResponseInput {
  /**
   * WAV: 16 bits, one channel, at most 60 s.
   */
  'wav'?: (Buffer | Uint8Array | string);
}

export interface SpeakSampleResponse {
  /**
   * WAV: 16 bits, one channel, at most 60 s.
   */
  'wav': (Buffer);
}
