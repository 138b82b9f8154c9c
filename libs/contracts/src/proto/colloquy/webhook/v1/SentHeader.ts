// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface SentHeaderInput {
  'name'?: (string);
  'value'?: (string);
}

export interface SentHeader {
  'name': (string);
  'value': (string);
}
