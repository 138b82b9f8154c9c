// Original file: proto/colloquy/account/v1/account.proto

import type { Long } from '@grpc/proto-loader';

export interface GetTimeResponseInput {
  /**
   * Milliseconds since 1970.
   */
  'nowMs'?: (number | string | Long);
}

export interface GetTimeResponse {
  /**
   * Milliseconds since 1970.
   */
  'nowMs': (number);
}
