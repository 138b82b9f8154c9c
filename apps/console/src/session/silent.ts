import { UserManager } from 'oidc-client-ts';

// this page runs in a hidden frame of the console and passes on the answer of the identity provider
void new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback();
