import type { IdentityMessage } from '@colloquy/contracts';

export interface Identities {
  byKey(key: string): Promise<IdentityMessage>;
  bySubject(token: { issuer: string; subject: string }): Promise<IdentityMessage>;
}
