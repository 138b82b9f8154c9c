// Original file: proto/colloquy/interview/v1/interview.proto


export interface QuoteInput {
  'quote'?: (string);
  'context'?: (string);
  'timestampSecs'?: (number | string);
}

export interface Quote {
  'quote': (string);
  'context': (string);
  'timestampSecs': (number);
}
