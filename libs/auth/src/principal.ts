import { type Clock, systemClock } from '@colloquy/kernel';
import { type InternalTokens, makeInternalTokens } from './internal-tokens';
import type { Role } from './role';

/** The user and account on whose behalf a request is made. */
export interface Principal {
  accountId: string;
  userId: string;
  via: 'bearer' | 'api-key';
  /** Set if the request was authenticated with an API key. */
  keyId?: string;
  /** Absent: administrator. */
  role?: Role;
}

/** Header that carries the signed principal from the gateway to a service. */
export const principalHeader = 'x-colloquy-principal';

/**
 * Signs and verifies the principal that the gateway forwards.
 * @param clock a clock that agrees with the clock of the other side
 */
export function makePrincipalTokens(secret: string, clock: Clock = systemClock): InternalTokens<Principal> {
  return makeInternalTokens<Principal>({ secret, use: 'principal', clock, clocksApartSeconds: 0 });
}

/** The service that makes a gRPC call. */
export interface ServiceIdentity {
  service: string;
}

/** Two services' clocks may each be ten minutes off, in opposite directions; the rest is margin. */
const clocksApartSeconds = 30 * 60;

/**
 * Signs and verifies the identity of a service that makes a gRPC call, with the machine's own clock. A
 * process with a wrong clock learns the right time over gRPC, so its tokens must be accepted.
 */
export function makeServiceTokens(
  secret: string,
  clock: Clock = systemClock,
): InternalTokens<ServiceIdentity> {
  return makeInternalTokens<ServiceIdentity>({ secret, use: 'service', clock, clocksApartSeconds });
}
