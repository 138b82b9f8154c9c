// A real OpenID provider in a process of its own, so that tests can end it. Tells its parent its issuer and its
// private key, from which a test may forge what the provider itself would never issue.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'test-key', use: 'sig', alg: 'RS256' };
const client = (/** @type {string} */ name) => ({
  client_id: name,
  client_secret: 'secret-of-a-test',
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
});

const server = createServer().listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['cookies-of-a-test'] },
    clients: [client('ann'), client('bob'), client('nobody')],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_ctx, resource) => ({
          scope: '',
          audience: resource.replace('urn:', ''),
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  });
  server.on('request', provider.callback());
  process.send?.({ issuer, jwk });
});
process.on('disconnect', () => process.exit(0));
