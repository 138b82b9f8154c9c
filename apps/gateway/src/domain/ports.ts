import type { IdentityMessage } from '@colloquy/contracts';

/** @throws AppError `unauthenticated` if no identity matches */
export interface Identities {
  byKey(key: string): Promise<IdentityMessage>;
  bySubject(token: { issuer: string; subject: string }): Promise<IdentityMessage>;
}
