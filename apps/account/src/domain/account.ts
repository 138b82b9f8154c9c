import type { AccountStatus, BillingType } from '@colloquy/contracts';

export interface Account {
  id: string;
  name: string;
  status: AccountStatus;
  billingType: BillingType;
}

export interface User {
  id: string;
  accountId: string;
  fullName: string;
  createdAt: Date;
}

/** Owner of stored data. Every read and write names both ids. */
export interface Owner {
  accountId: string;
  userId: string;
}

/** The identity behind a credential, as reported to the gateway. */
export interface Identity extends Owner {
  /** Absent if the user authenticated with a token. */
  keyId?: string;
  accountStatus: AccountStatus;
}
