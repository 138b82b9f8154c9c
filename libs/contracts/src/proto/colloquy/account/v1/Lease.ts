// Original file: proto/colloquy/account/v1/account.proto

import type { Long } from '@grpc/proto-loader';

export interface LeaseInput {
  /**
   * Number of the last withdrawal.
   */
  'sequence'?: (number | string | Long);
  /**
   * Accounts of whose keys and users no earlier identity holds, since the acknowledged withdrawal.
   */
  'withdrawnAccounts'?: (string)[];
  /**
   * No earlier identity holds, of whatever account: too much was withdrawn to be listed.
   */
  'everything'?: (boolean);
  'leaseMs'?: (number);
}

export interface Lease {
  /**
   * Number of the last withdrawal.
   */
  'sequence': (number);
  /**
   * Accounts of whose keys and users no earlier identity holds, since the acknowledged withdrawal.
   */
  'withdrawnAccounts': (string)[];
  /**
   * No earlier identity holds, of whatever account: too much was withdrawn to be listed.
   */
  'everything': (boolean);
  'leaseMs': (number);
}
