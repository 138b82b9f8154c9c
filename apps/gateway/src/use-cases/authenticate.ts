import type { BearerVerifier, Principal } from '@colloquy/auth';
import type { IdentityMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Identities } from '../domain/ports';

export interface Credentials {
  authorization?: string | undefined;
  apiKey?: string | undefined;
}

export interface Caller {
  principal: Principal;
  /** If false, the caller can only read the current user. */
  active: boolean;
}

/** With both credentials, both must be valid and of one account; the bearer token, which permits more, counts. */
export function makeAuthenticate(deps: { bearer: BearerVerifier; identities: Identities }) {
  const { bearer, identities } = deps;

  async function byToken(authorization: string): Promise<Caller> {
    const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1];
    if (!token) throw refused('The Authorization header must be a bearer token');
    const { role, ...subject } = await bearer.verify(token);
    const { principal, active } = toCaller(await identities.bySubject(subject), 'bearer');
    return { principal: { ...principal, ...(role === 'viewer' && { role }) }, active };
  }

  /** @throws AppError `unauthenticated` if no credential is present or one is invalid */
  return async function authenticate({ authorization, apiKey }: Credentials): Promise<Caller> {
    const [user, key] = await Promise.all([
      authorization === undefined ? undefined : byToken(authorization),
      apiKey === undefined ? undefined : identities.byKey(apiKey),
    ]);
    const caller = user ?? (key && toCaller(key, 'api-key'));
    if (!caller) throw refused('Authentication is required: a bearer token or an API key');
    if (user && key && key.accountId !== user.principal.accountId) {
      throw refused('The bearer token and the API key belong to different accounts');
    }
    return caller;
  };
}

export type Authenticate = ReturnType<typeof makeAuthenticate>;

function toCaller(identity: IdentityMessage, via: Principal['via']): Caller {
  const { accountId, userId, keyId, accountStatus } = identity;
  return {
    principal: { accountId, userId, via, ...(via === 'api-key' ? { keyId } : {}) },
    active: accountStatus === 'ACTIVE',
  };
}

const refused = (message: string) => new AppError('unauthenticated', undefined, message);
