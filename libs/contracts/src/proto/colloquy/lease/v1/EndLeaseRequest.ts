// Original file: proto/colloquy/lease/v1/lease.proto


export interface EndLeaseRequestInput {
  'holderId'?: (string);
}

export interface EndLeaseRequest {
  'holderId': (string);
}
