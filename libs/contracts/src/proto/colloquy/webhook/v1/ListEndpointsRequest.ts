// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface ListEndpointsRequestInput {
  'accountId'?: (string);
}

export interface ListEndpointsRequest {
  'accountId': (string);
}
