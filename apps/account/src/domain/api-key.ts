import type { Owner } from './account';

/** Metadata of an API key. The key itself is shown once, on creation. */
export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  /** Absent while the key is active. */
  revokedAt?: Date;
}

export interface NewApiKey extends Owner {
  id: string;
  name: string;
  prefix: string;
  hash: string;
  createdAt: Date;
}
