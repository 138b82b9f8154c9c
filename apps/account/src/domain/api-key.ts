import type { Owner } from './account';

/** An API key without the key: that is known only to whoever was shown it. */
export interface ApiKey {
  id: string;
  name: string;
  /** Leading part of the key, by which people tell keys apart. */
  prefix: string;
  createdAt: Date;
  /** When it was revoked; absent while it is active. */
  revokedAt?: Date;
}

/** An API key about to be stored. */
export interface NewApiKey extends Owner {
  id: string;
  name: string;
  prefix: string;
  /** Keyed hash of the whole key. */
  hash: string;
  createdAt: Date;
}
