// The OpenID provider of the one-machine platform, a process of its own. Environment: PORT, ISSUER, AUDIENCE,
// JWKS_FILE (made when missing), USERS (JSON: subject, email, fullName, password).
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { readJson, writeJson } from '../files.ts';
import { makeSignIn, type User } from './sign-in-page.ts';

const { PORT = '', ISSUER = '', AUDIENCE = '', JWKS_FILE = '', USERS = '[]' } = process.env;

/** Tokens of a platform on one's own machine last a day, so that a copied one works until tomorrow. */
const dayInSeconds = 24 * 3600;

const users: User[] = JSON.parse(USERS);

/** The signing key and the cookie key, kept so that tokens and sign-ins outlive a restart. */
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

// there is nobody to ask for consent: the one client is ours
const policy = interactionPolicy.base();
policy.remove('consent');

const provider: Provider = new Provider(ISSUER, {
  jwks: { keys },
  cookies: { keys: cookies },
  clients: [
    {
      client_id: 'colloquy-web',
      application_type: 'native', // any port on the loopback address may be returned to
      token_endpoint_auth_method: 'none',
      redirect_uris: ['http://127.0.0.1/signed-in'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  findAccount: (_ctx, subject) => {
    const user = users.find((candidate) => candidate.subject === subject);
    return (
      user && { accountId: subject, claims: () => ({ sub: subject, email: user.email, name: user.fullName }) }
    );
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
