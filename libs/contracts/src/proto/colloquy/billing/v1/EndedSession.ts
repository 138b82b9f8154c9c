// Original file: proto/colloquy/billing/v1/billing.proto


export interface EndedSessionInput {
  'accountId'?: (string);
  'sessionId'?: (string);
}

export interface EndedSession {
  'accountId': (string);
  'sessionId': (string);
}
