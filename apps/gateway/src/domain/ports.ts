import type { IdentityMessage } from '@colloquy/contracts';

/** Tells who somebody is. Both throw AppError `unauthenticated` when nobody is known by that. */
export interface Identities {
  byKey(key: string): Promise<IdentityMessage>;
  bySubject(token: { issuer: string; subject: string }): Promise<IdentityMessage>;
}
