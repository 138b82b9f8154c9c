// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface FindUnnotifiedResponseInput {
  'interviewIds'?: (string)[];
}

export interface FindUnnotifiedResponse {
  'interviewIds': (string)[];
}
