import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { ConsoleSettings } from './settings';

export interface SignIn {
  /** The access token; undefined while nobody is signed in. */
  token(): string | undefined;
  /** Gets a new access token without leaving the page. Returns whether there is one. */
  renew(): Promise<boolean>;
  /** Leaves for the identity provider, which returns to this address of the console. */
  start(returnTo: string): Promise<void>;
  /** Completes a return from the identity provider and returns the address that the user came from. */
  complete(): Promise<string>;
  signOut(): Promise<void>;
  /** Calls back when the sign-in has ended at the identity provider or could not be renewed. */
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
  let renewing: Promise<boolean> | undefined;
  manager.events.addUserLoaded((loaded) => {
    user = loaded;
  });
  manager.events.addUserUnloaded(() => {
    user = null;
  });

  const renewOnce = async () => {
    try {
      user = await manager.signinSilent();
      return user !== null;
    } catch {
      return false;
    }
  };

  return {
    token: () => user?.access_token,
    renew: () => (renewing ??= renewOnce().finally(() => (renewing = undefined))),
    start: (returnTo) => manager.signinRedirect({ state: { returnTo } }),
    complete: async () => {
      user = await manager.signinRedirectCallback();
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
