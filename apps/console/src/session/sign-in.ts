import {
  ErrorResponse,
  InMemoryWebStorage,
  type OidcMetadata,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { keepDraftsOf } from './draft-owner';
import type { ConsoleSettings } from './settings';

/** `refused`: the user must sign in again; `failed`: the identity provider could not be reached. */
type Renewal = 'renewed' | 'refused' | 'failed';

const metadataKey = (issuer: string) => `metadata:${issuer}`;

/** Saves the returning page a request for the addresses. */
function storeMetadata(issuer: string, metadata: Partial<OidcMetadata>): void {
  try {
    sessionStorage.setItem(metadataKey(issuer), JSON.stringify(metadata));
  } catch {
    // the browser refuses storage, or it is full
  }
}

/** Returns the addresses once, so that a changed one is found by the next visit. */
function storedMetadata(issuer: string): Partial<OidcMetadata> | undefined {
  const key = metadataKey(issuer);
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as Partial<OidcMetadata>);
  } catch {
    return undefined;
  }
}

export interface SignIn {
  token(): string | undefined;
  renew(): Promise<Renewal>;
  /** After the sign-in, `complete` returns `returnTo`. */
  start(returnTo: string): Promise<void>;
  /** Returns the address where the user started the sign-in. */
  complete(): Promise<string>;
  signOut(): Promise<void>;
  onEnd(callback: () => void): void;
}

/** Uses authorization code with PKCE. Tokens stay in memory; after a reload, the identity provider issues new ones. */
export function makeSignIn(settings: ConsoleSettings): SignIn {
  const at = `${settings.baseUrl}/console`;
  const metadata = storedMetadata(settings.issuer);
  const manager = new UserManager({
    authority: settings.issuer,
    ...(metadata && { metadata }),
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
      // only a refusal by the identity provider ends a sign-in; a network failure does not
      return error instanceof ErrorResponse ? 'refused' : 'failed';
    }
  };

  return {
    token: () => user?.access_token,
    renew: () => (renewing ??= renewOnce().finally(() => (renewing = undefined))),
    start: async (returnTo) => {
      storeMetadata(settings.issuer, await manager.metadataService.getMetadata());
      await manager.signinRedirect({ state: { returnTo } });
    },
    complete: async () => {
      user = await manager.signinRedirectCallback();
      keepDraftsOf(user.profile.sub);
      const { returnTo } = (user.state ?? {}) as { returnTo?: string };
      return returnTo?.startsWith('/console') ? returnTo : '/console/';
    },
    signOut: async () => {
      sessionStorage.clear(); // drafts belong to the user
      await manager.signoutRedirect().catch(() => location.assign('/console/signed-out'));
    },
    onEnd: (callback) => {
      manager.events.addSilentRenewError(callback);
      manager.events.addAccessTokenExpired(callback);
    },
  };
}
