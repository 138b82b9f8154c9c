// The OpenID provider of the one-machine platform, in its own process. Environment: PORT, ISSUER, AUDIENCE,
// JWKS_FILE (created if missing), USERS (JSON: subject, email, fullName, roles, password), BASE_URL (of the console).
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { readJson, writeJson } from '../files.ts';
import { makeSignIn, type User } from './sign-in-page.ts';

const { PORT = '', ISSUER = '', AUDIENCE = '', JWKS_FILE = '', USERS = '[]', BASE_URL = '' } = process.env;

/** Lifetime of a token, seconds; long enough to work for a day with a copied token. */
const dayInSeconds = 24 * 3600;

const users: User[] = JSON.parse(USERS);

/** Loads or creates the keys for tokens and cookies. They are stored so that both survive a restart. */
function loadKeys() {
  const before = readJson(JWKS_FILE);
  if (before) return before;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const kid = randomBytes(8).toString('hex');
  const keys = {
    keys: [{ ...key, kid, use: 'sig', alg: 'RS256' }],
    cookies: [randomBytes(32).toString('base64url')],
  };
  writeJson(JWKS_FILE, keys);
  return keys;
}

const { keys, cookies } = loadKeys();
const resource = `urn:${AUDIENCE}`;

// no consent page, because the only client is the platform's own
const policy = interactionPolicy.base();
policy.remove('consent');

const provider: Provider = new Provider(ISSUER, {
  jwks: { keys },
  cookies: { keys: cookies },
  clients: [
    {
      client_id: 'colloquy-web',
      application_type: 'native', // allows redirects to any port of the loopback address
      token_endpoint_auth_method: 'none',
      redirect_uris: ['http://127.0.0.1/signed-in'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
    {
      client_id: 'colloquy-console',
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${BASE_URL}/console/signed-in`, `${BASE_URL}/console/silent.html`],
      post_logout_redirect_uris: [`${BASE_URL}/console/signed-out`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  clientBasedCORS: (_ctx, origin) => origin === BASE_URL,
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  findAccount: (_ctx, subject) => {
    const user = users.find((candidate) => candidate.subject === subject);
    return (
      user && { accountId: subject, claims: () => ({ sub: subject, email: user.email, name: user.fullName }) }
    );
  },
  extraTokenClaims: (_ctx, token) => {
    const subject = 'accountId' in token ? token.accountId : undefined;
    return { roles: users.find((user) => user.subject === subject)?.roles ?? [] };
  },
  loadExistingGrant: async (ctx) => {
    const { client, session } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: AUDIENCE,
        accessTokenTTL: dayInSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
  interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  ttl: {
    AccessToken: dayInSeconds,
    IdToken: dayInSeconds,
    Session: dayInSeconds,
    Grant: dayInSeconds,
    Interaction: 3600,
  },
});

provider.use(makeSignIn(provider, users));
const server = provider.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${ISSUER}`));
server.on('error', (error: Error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
