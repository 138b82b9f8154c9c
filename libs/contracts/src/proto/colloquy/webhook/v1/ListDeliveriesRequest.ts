// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface ListDeliveriesRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
}

export interface ListDeliveriesRequest {
  'accountId': (string);
  'interviewId': (string);
}
