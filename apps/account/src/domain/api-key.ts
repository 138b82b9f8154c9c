import type { Owner } from './account';

/** The key itself is shown once, on creation. */
export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  revokedAt?: Date;
}

export interface NewApiKey extends Owner {
  id: string;
  name: string;
  prefix: string;
  hash: string;
  createdAt: Date;
}
