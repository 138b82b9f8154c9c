// Original file: proto/colloquy/lease/v1/lease.proto

import type { Long } from '@grpc/proto-loader';

export interface LeaseInput {
  /**
   * Number of the last withdrawal.
   */
  'sequence'?: (number | string | Long);
  /**
   * Accounts of which nothing that was told earlier holds, since the acknowledged withdrawal.
   */
  'withdrawnAccounts'?: (string)[];
  /**
   * Nothing that was told earlier holds, of whatever account: too much was withdrawn to be listed.
   */
  'everything'?: (boolean);
  'leaseMs'?: (number);
  /**
   * What time it is for the grantor, milliseconds since 1970.
   */
  'nowMs'?: (number | string | Long);
}

export interface Lease {
  /**
   * Number of the last withdrawal.
   */
  'sequence': (number);
  /**
   * Accounts of which nothing that was told earlier holds, since the acknowledged withdrawal.
   */
  'withdrawnAccounts': (string)[];
  /**
   * Nothing that was told earlier holds, of whatever account: too much was withdrawn to be listed.
   */
  'everything': (boolean);
  'leaseMs': (number);
  /**
   * What time it is for the grantor, milliseconds since 1970.
   */
  'nowMs': (number);
}
