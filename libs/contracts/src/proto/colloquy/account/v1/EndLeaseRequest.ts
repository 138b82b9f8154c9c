// Original file: proto/colloquy/account/v1/account.proto


export interface EndLeaseRequestInput {
  'gatewayId'?: (string);
}

export interface EndLeaseRequest {
  'gatewayId': (string);
}
