import { type Clock, systemClock } from '@colloquy/kernel';
import { type InternalTokens, makeInternalTokens } from './internal-tokens';

/** Who a request is made for. */
export interface Principal {
  accountId: string;
  userId: string;
  via: 'bearer' | 'api-key';
  /** The API key, when it came with one. */
  keyId?: string;
}

/** Header that carries the signed principal from the gateway to a service. */
export const principalHeader = 'x-colloquy-principal';

/**
 * Signs and verifies the principal that the gateway forwards.
 * @param clock one that agrees with the other side's
 */
export function makePrincipalTokens(secret: string, clock: Clock = systemClock): InternalTokens<Principal> {
  return makeInternalTokens<Principal>({ secret, use: 'principal', clock, clocksApartSeconds: 0 });
}

/** Which service makes a gRPC call. */
export interface ServiceIdentity {
  service: string;
}

/** One service's clock may be ten minutes ahead, the other's as much behind, and there is some room beyond. */
const clocksApartSeconds = 30 * 60;

/**
 * Signs and verifies the identity of a service that makes a gRPC call, by the machines' clocks: it is over gRPC that a
 * process whose clock is wrong learns what time it is, so it must not be shut out for it.
 */
export function makeServiceTokens(
  secret: string,
  clock: Clock = systemClock,
): InternalTokens<ServiceIdentity> {
  return makeInternalTokens<ServiceIdentity>({ secret, use: 'service', clock, clocksApartSeconds });
}
