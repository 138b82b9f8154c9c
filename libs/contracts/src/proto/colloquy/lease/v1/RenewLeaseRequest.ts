// Original file: proto/colloquy/lease/v1/lease.proto

import type { Long } from '@grpc/proto-loader';

export interface RenewLeaseRequestInput {
  /**
   * UUID of one process; never used by another.
   */
  'holderId'?: (string);
  /**
   * Number of the last withdrawal it has acted upon; 0 at first.
   */
  'acknowledged'?: (number | string | Long);
  /**
   * At most three tenths of a lease.
   */
  'waitMs'?: (number);
}

export interface RenewLeaseRequest {
  /**
   * UUID of one process; never used by another.
   */
  'holderId': (string);
  /**
   * Number of the last withdrawal it has acted upon; 0 at first.
   */
  'acknowledged': (number);
  /**
   * At most three tenths of a lease.
   */
  'waitMs': (number);
}
