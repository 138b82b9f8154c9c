import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Credentials } from './api';
import type { Platform } from './platform';
import type { Tenant } from './tenant';

/** Derives credentials that every operation must refuse from valid credentials of the platform. */
export async function badCredentials(
  platform: Platform,
  { apiKey, bearerToken, call }: Tenant,
  stranger: Tenant,
): Promise<Record<string, Credentials>> {
  const claims = claimsOf(bearerToken);
  const { key, kid } = signingKeyOf(platform);
  const pem = createPublicKey(key).export({ format: 'pem', type: 'spki' });
  const past = Math.floor(Date.now() / 1000) - 120;
  const [head, , signature] = bearerToken.split('.');
  const rs256 = (changes: object, by = key) => token({ alg: 'RS256', kid }, { ...claims, ...changes }, by);
  return {
    none: {},
    'bad key': { apiKey: `${apiKey.slice(0, -1)}${apiKey.endsWith('0') ? '1' : '0'}` },
    'revoked key': { apiKey: await revokedKey(call) },
    'expired token': { bearerToken: rs256({ iat: past - 60, exp: past }) },
    'wrong audience': { bearerToken: rs256({ aud: 'another-api' }) },
    'wrong issuer': { bearerToken: rs256({ iss: 'https://evil.example' }) },
    'unknown user': { bearerToken: rs256({ sub: 'nobody' }) },
    'alg none': { bearerToken: token({ alg: 'none', kid }, claims) },
    'HS256 signed with the public key': { bearerToken: token({ alg: 'HS256', kid }, claims, pem) },
    'signed with another key': {
      bearerToken: rs256({}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    },
    "another user's claims under a valid signature": {
      bearerToken: [head, stranger.bearerToken.split('.')[1], signature].join('.'),
    },
    "one account's token beside the other's key": { bearerToken, apiKey: stranger.apiKey },
    'valid token beside an invalid key': { bearerToken, apiKey: 'ck_x' },
  };
}

/** Signs unchanged claims again, to show that the tokens above are refused only for their changes. */
export function resigned(platform: Platform, bearerToken: string): string {
  const { key, kid } = signingKeyOf(platform);
  return token({ alg: 'RS256', kid }, claimsOf(bearerToken), key);
}

const claimsOf = (bearerToken: string) =>
  JSON.parse(Buffer.from(bearerToken.split('.')[1] ?? '', 'base64url').toString()) as object;

function signingKeyOf({ dataDir }: Platform): { key: KeyObject; kid: string } {
  const { keys } = JSON.parse(readFileSync(path.join(dataDir, 'identity/keys.json'), 'utf8'));
  return { key: createPrivateKey({ key: keys[0], format: 'jwk' }), kid: keys[0].kid };
}

async function revokedKey(call: Tenant['call']): Promise<string> {
  const { body } = await call('POST', '/api/api-keys', { name: 'Revoked' });
  await call('DELETE', `/api/api-keys/${body.id}`);
  return body.key;
}

/** Signs with a private key (RS256), with a secret (HS256), or not at all. */
function token(header: object, claims: object, by?: KeyObject | string | Buffer): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode(header)}.${encode(claims)}`;
  if (by === undefined) return `${text}.`;
  if (typeof by === 'string' || Buffer.isBuffer(by)) {
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
  }
  return `${text}.${sign('sha256', Buffer.from(text), by).toString('base64url')}`;
}
