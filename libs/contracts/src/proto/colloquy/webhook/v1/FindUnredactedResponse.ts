// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface FindUnredactedResponseInput {
  'interviewIds'?: (string)[];
}

export interface FindUnredactedResponse {
  'interviewIds': (string)[];
}
