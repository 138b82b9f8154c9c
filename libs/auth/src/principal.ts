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

/** Signs and verifies the principal that the gateway forwards. */
export function makePrincipalTokens(secret: string): InternalTokens<Principal> {
  return makeInternalTokens<Principal>({ secret, use: 'principal' });
}

/** Which service makes a gRPC call. */
export interface ServiceIdentity {
  service: string;
}

/** Signs and verifies the identity of a service that makes a gRPC call. */
export function makeServiceTokens(secret: string): InternalTokens<ServiceIdentity> {
  return makeInternalTokens<ServiceIdentity>({ secret, use: 'service' });
}
