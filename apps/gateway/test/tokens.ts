import { fork } from 'node:child_process';
import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import jwt from 'jsonwebtoken';

export const audience = 'colloquy-api';

export async function startProvider() {
  const child = fork(path.join(__dirname, 'identity-provider.mts'), { silent: true, execArgv: [] });
  const [{ issuer, jwk }] = (await once(child, 'message')) as [{ issuer: string; jwk: JsonWebKey }];
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicPem = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString();
  const claims = (changes: object = {}) => ({
    sub: 'ann',
    iss: issuer,
    aud: audience,
    exp: Math.floor(Date.now() / 1000) + 600,
    ...changes,
  });
  return {
    issuer,
    async issue(subject: string, resource = audience): Promise<string> {
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: subject,
          client_secret: 'secret-of-a-test',
          resource: `urn:${resource}`,
        }),
      });
      const answer = (await response.json()) as { access_token?: string };
      if (!answer.access_token) throw new Error(`no token: ${JSON.stringify(answer)}`);
      return answer.access_token;
    },
    forge: {
      expired: () => sign(claims({ exp: Math.floor(Date.now() / 1000) - 61 })),
      unknownKey: () => sign(claims(), 'another-key'),
      unsigned: () => jwt.sign(claims(), '', { algorithm: 'none', keyid: 'test-key' }),
      // HS256 with the public key as the secret
      withPublicKey: () =>
        jwt.sign(claims(), publicPem, {
          algorithm: 'HS256',
          keyid: 'test-key',
          allowInvalidAsymmetricKeyTypes: true,
        }),
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };

  function sign(payload: object, keyid = 'test-key') {
    return jwt.sign(payload, privateKey, { algorithm: 'RS256', keyid });
  }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
