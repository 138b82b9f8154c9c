// Original file: proto/colloquy/account/v1/account.proto

import type { Long } from '@grpc/proto-loader';

export interface RenewLeaseRequestInput {
  /**
   * UUID of one process; never used by another.
   */
  'gatewayId'?: (string);
  /**
   * Number of the last withdrawal it has acted upon; 0 at first.
   */
  'acknowledged'?: (number | string | Long);
  /**
   * At most a quarter of a lease.
   */
  'waitMs'?: (number);
}

export interface RenewLeaseRequest {
  /**
   * UUID of one process; never used by another.
   */
  'gatewayId': (string);
  /**
   * Number of the last withdrawal it has acted upon; 0 at first.
   */
  'acknowledged': (number);
  /**
   * At most a quarter of a lease.
   */
  'waitMs': (number);
}
