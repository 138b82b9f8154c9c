// Original file: proto/colloquy/account/v1/account.proto

import type { Long } from '@grpc/proto-loader';

export interface GetTimeResponseInput {
  'nowMs'?: (number | string | Long);
}

export interface GetTimeResponse {
  'nowMs': (number);
}
