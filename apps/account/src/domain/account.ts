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

export interface Member {
  id: string;
  fullName: string;
  email: string;
  createdAt: Date;
}

/** Every read and write names both ids. */
export interface Owner {
  accountId: string;
  userId: string;
}

export interface Identity extends Owner {
  /** Absent if the user authenticated with a token. */
  keyId?: string;
  accountStatus: AccountStatus;
}
