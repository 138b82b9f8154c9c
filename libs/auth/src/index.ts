export { makeBearerVerifier, type BearerVerifier } from './bearer';
export { type InternalTokens } from './internal-tokens';
export { makePrincipalTokens, makeServiceTokens, principalHeader, type Principal } from './principal';
export type { RoleNames } from './role';
export { makeSecretBox, type SecretBox } from './secret-box';
