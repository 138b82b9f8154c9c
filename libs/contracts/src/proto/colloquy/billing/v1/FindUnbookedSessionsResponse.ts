// Original file: proto/colloquy/billing/v1/billing.proto


export interface FindUnbookedSessionsResponseInput {
  'sessionIds'?: (string)[];
}

export interface FindUnbookedSessionsResponse {
  'sessionIds': (string)[];
}
