// A real OpenID provider in its own process, so that tests can kill it. It sends its issuer and its private key to the
// parent process, so that a test can forge tokens.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata } from 'oidc-provider';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'test-key', use: 'sig', alg: 'RS256' };
const client = (name: string): ClientMetadata => ({
  client_id: name,
  client_secret: 'secret-of-a-test',
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
});

const server = createServer().listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
