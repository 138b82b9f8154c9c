import {
  ErrorResponse,
  InMemoryWebStorage,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { keepDraftsOf } from './draft-owner';
import type { ConsoleSettings } from './settings';

/** `refused`: the user has to sign in again; `failed`: the identity provider was not reached. */
export type Renewal = 'renewed' | 'refused' | 'failed';

export interface SignIn {
  /** The access token; undefined while nobody is signed in. */
  token(): string | undefined;
  /** Gets a new access token without leaving the page. */
  renew(): Promise<Renewal>;
  /** Leaves for the identity provider, which returns to this address of the console. */
  start(returnTo: string): Promise<void>;
  /** Completes a return from the identity provider and returns the address that the user came from. */
  complete(): Promise<string>;
  signOut(): Promise<void>;
  /** Calls back when the access token has expired or could not be renewed. */
  onEnd(callback: () => void): void;
}

/** Signs in by authorization code with PKCE. Tokens stay in memory: a reload asks the identity provider again. */
export function makeSignIn(settings: ConsoleSettings): SignIn {
  const at = `${settings.baseUrl}/console`;
  const manager = new UserManager({
    authority: settings.issuer,
    client_id: settings.clientId,
    scope: settings.scope,
    extraQueryParams: { audience: settings.audience },
    redirect_uri: `${at}/signed-in`,
    silent_redirect_uri: `${at}/silent.html`,
    post_logout_redirect_uri: `${at}/signed-out`,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
  });
  let user: User | null = null;
  let renewing: Promise<Renewal> | undefined;
  manager.events.addUserLoaded((loaded) => {
    user = loaded;
  });
  manager.events.addUserUnloaded(() => {
    user = null;
  });

  const renewOnce = async (): Promise<Renewal> => {
    try {
      user = await manager.signinSilent();
      return user ? 'renewed' : 'refused';
    } catch (error) {
      // only the identity provider can end a sign-in; a network that fails cannot
      return error instanceof ErrorResponse ? 'refused' : 'failed';
    }
  };

  return {
    token: () => user?.access_token,
    renew: () => (renewing ??= renewOnce().finally(() => (renewing = undefined))),
    start: (returnTo) => manager.signinRedirect({ state: { returnTo } }),
    complete: async () => {
      user = await manager.signinRedirectCallback();
      keepDraftsOf(user.profile.sub);
      const { returnTo } = (user.state ?? {}) as { returnTo?: string };
      return returnTo?.startsWith('/console') ? returnTo : '/console/';
    },
    signOut: async () => {
      sessionStorage.clear(); // drafts are the user's
      await manager.signoutRedirect().catch(() => location.assign('/console/signed-out'));
    },
    onEnd: (callback) => {
      manager.events.addSilentRenewError(callback);
      manager.events.addAccessTokenExpired(callback);
    },
  };
}
