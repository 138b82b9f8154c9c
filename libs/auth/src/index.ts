export { makeBearerVerifier, type BearerVerifier, type TokenSubject } from './bearer';
export { type InternalTokens } from './internal-tokens';
export {
  makePrincipalTokens,
  makeServiceTokens,
  principalHeader,
  type Principal,
  type ServiceIdentity,
} from './principal';
export type { Role, RoleNames } from './role';
export { makeSecretBox, type SecretBox } from './secret-box';
