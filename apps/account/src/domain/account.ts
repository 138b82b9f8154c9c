import type { AccountStatus, BillingType } from '@colloquy/contracts';

/** A client of the platform. */
export interface Account {
  id: string;
  name: string;
  status: AccountStatus;
  billingType: BillingType;
}

/** A person of an account. */
export interface User {
  id: string;
  accountId: string;
  fullName: string;
  createdAt: Date;
}

/** Whose data a call is about: every read and write of a user's things names both. */
export interface Owner {
  accountId: string;
  userId: string;
}

/** Who somebody is, as the gateway is told. */
export interface Identity extends Owner {
  /** Absent when the user came with a token. */
  keyId?: string;
  accountStatus: AccountStatus;
}
