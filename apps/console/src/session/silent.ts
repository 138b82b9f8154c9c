import { UserManager } from 'oidc-client-ts';

// this page runs in a hidden frame of the console and passes the identity provider's answer on
void new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback();
