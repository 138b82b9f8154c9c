import {
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign as signWith,
  type SignKeyObjectInput,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { audience } from './tokens';

interface SigningKey {
  kid: string;
  alg: string;
  publicKey: KeyObject;
  sign(text: string): Buffer;
}

/** Generates a key pair for any algorithm, including refused ones. */
export function aKey(alg: string, kid: string = randomUUID()): SigningKey {
  const { privateKey, publicKey } = pairFor(alg);
  const digest = alg === 'EdDSA' ? null : `sha${alg.slice(2)}`;
  const padding = alg.startsWith('PS') ? { padding: 6, saltLength: 32 } : {};
  const input: SignKeyObjectInput = { key: privateKey, dsaEncoding: 'ieee-p1363', ...padding };
  return { kid, alg, publicKey, sign: (text) => signWith(digest, Buffer.from(text), input) };
}

function pairFor(alg: string): { privateKey: KeyObject; publicKey: KeyObject } {
  if (alg === 'EdDSA') return generateKeyPairSync('ed25519');
  if (alg.startsWith('ES')) return generateKeyPairSync('ec', { namedCurve: `P-${alg.slice(2)}` });
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

export function forge(header: object, payload: unknown, by?: SigningKey | string | Buffer): string {
  const text = [header, payload].map((part) => base64url(JSON.stringify(part))).join('.');
  if (by === undefined) return `${text}.`;
  if (typeof by === 'string' || Buffer.isBuffer(by)) {
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
  }
  return `${text}.${by.sign(text).toString('base64url')}`;
}

export const base64url = (text: string) => Buffer.from(text).toString('base64url');

export interface ScriptedProvider {
  keys: SigningKey[];
  issuer: string;
  fetched: number;
  down: boolean;
  /** Issues a token for ann, with changed claims and header fields. */
  token(changes?: object, header?: object, by?: SigningKey): string;
  stop(): Promise<unknown>;
}

export async function startScriptedProvider(...keys: SigningKey[]): Promise<ScriptedProvider> {
  const provider: ScriptedProvider = {
    keys,
    issuer: '',
    fetched: 0,
    down: false,
    token(changes = {}, header = {}, by = provider.keys[0] ?? aKey('RS256')) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        sub: 'ann',
        iss: provider.issuer,
        aud: audience,
        iat: now,
        exp: now + 600,
        ...changes,
      };
      return forge({ alg: by.alg, typ: 'JWT', kid: by.kid, ...header }, claims, by);
    },
    stop: async () => undefined,
  };
  const server = createServer((req, res) => {
    if (provider.down) return req.socket.destroy();
    if (req.url !== '/jwks') return res.end(JSON.stringify({ jwks_uri: `${provider.issuer}/jwks` }));
    provider.fetched++;
    const jwks = provider.keys.map(({ publicKey, kid, alg }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg,
      use: 'sig',
    }));
    return res.end(JSON.stringify({ keys: jwks }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return provider;
}
