import { type Clock, systemClock } from '@colloquy/kernel';
import { type InternalTokens, makeInternalTokens } from './internal-tokens';
import type { Role } from './role';

/** The account and user on whose behalf a request is made. */
export interface Principal {
  accountId: string;
  userId: string;
  via: 'bearer' | 'api-key';
  keyId?: string;
  /** Absent for an administrator. */
  role?: Role;
}

export const principalHeader = 'x-colloquy-principal';

/** @param clock agrees with the clock of the other side */
export function makePrincipalTokens(secret: string, clock: Clock = systemClock): InternalTokens<Principal> {
  return makeInternalTokens<Principal>({ secret, use: 'principal', clock, clocksApartSeconds: 0 });
}

interface ServiceIdentity {
  service: string;
}

/** Each clock may be ten minutes off, in opposite directions; the rest is margin. */
const clocksApartSeconds = 30 * 60;

/** Tokens outlive the tolerance, because a process with a wrong clock learns the right time over gRPC. */
export function makeServiceTokens(
  secret: string,
  clock: Clock = systemClock,
): InternalTokens<ServiceIdentity> {
  return makeInternalTokens<ServiceIdentity>({ secret, use: 'service', clock, clocksApartSeconds });
}
