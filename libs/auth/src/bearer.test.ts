import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import { makeBearerVerifier } from './index';

const audience = 'colloquy';
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function aKey(type: 'rsa' | 'ec' = 'ec') {
  const pair =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...pair,
    kid: randomUUID() as string,
    alg: type === 'rsa' ? ('RS256' as const) : ('ES256' as const),
  };
}
type Key = ReturnType<typeof aKey>;

/** Starts a provider that serves discovery and keys. `keys` may change, and the provider may go away. */
async function aProvider(...initial: Key[]) {
  const provider = { keys: initial, fetched: 0, down: false, issuer: '' };
  const server = createServer((req, res) => {
    if (provider.down) return req.socket.destroy();
    if (req.url !== '/jwks') return res.end(JSON.stringify({ jwks_uri: `${provider.issuer}/jwks` }));
    provider.fetched++;
    const keys = provider.keys.map(({ publicKey, kid }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      use: 'sig',
    }));
    return res.end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUps.push(() => server.close());
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

function token(
  key: { privateKey: KeyObject; kid: string; alg: jwt.Algorithm },
  claims: object,
  issuer: string,
) {
  const payload = {
    sub: 'ann',
    aud: audience,
    iss: issuer,
    exp: Math.floor(Date.now() / 1000) + 600,
    ...claims,
  };
  return jwt.sign(payload, key.privateKey, { algorithm: key.alg, keyid: key.kid });
}

const refused = { kind: 'unauthenticated' };

test.each(['rsa', 'ec'] as const)(
  'a token that the provider signed with its %s key is accepted',
  async (type) => {
    const key = aKey(type);
    const { issuer } = await aProvider(aKey(), key);
    const verifier = makeBearerVerifier({ issuer, audience });
    await expect(verifier.verify(token(key, {}, issuer))).resolves.toEqual({
      issuer,
      subject: 'ann',
      role: 'administrator',
    });
  },
);

test('validity is judged by the given clock, not by the clock of the machine', async () => {
  const key = aKey();
  const { issuer } = await aProvider(key);
  let aheadMs = 0;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const verifier = makeBearerVerifier({ issuer, audience, clock });
  const later = Math.floor(Date.now() / 1000) + 3600;
  const tokens = [token(key, {}, issuer), token(key, { iat: later, exp: later + 600 }, issuer)] as const;
  await verifier.verify(tokens[0]);
  await expect(verifier.verify(tokens[1])).rejects.toMatchObject(refused);
  aheadMs = 3_600_000;
  await expect(verifier.verify(tokens[0])).rejects.toMatchObject(refused);
  await verifier.verify(tokens[1]);
});

test.each([
  ['expired', { exp: Math.floor(Date.now() / 1000) - 61 }],
  ['not valid yet', { nbf: Math.floor(Date.now() / 1000) + 120 }],
  ['issued in the future', { iat: Math.floor(Date.now() / 1000) + 120 }],
  ['for another audience', { aud: 'other' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['without a subject', { sub: '' }],
  ['without an expiry', { exp: undefined }],
])('a token that is %s is refused', async (_title, claims) => {
  const key = aKey();
  const { issuer } = await aProvider(key);
  const verifier = makeBearerVerifier({ issuer, audience });
  const bad =
    'exp' in claims && claims.exp === undefined ? withoutExpiry(key, issuer) : token(key, claims, issuer);
  await expect(verifier.verify(bad)).rejects.toMatchObject(refused);
});

const withoutExpiry = (key: Key, issuer: string) =>
  jwt.sign({ sub: 'ann', aud: audience, iss: issuer }, key.privateKey, {
    algorithm: key.alg,
    keyid: key.kid,
  });

test('a token signed by another key than it names, or with critical extensions, is refused', async () => {
  const key = aKey();
  const { issuer } = await aProvider(key);
  const verifier = makeBearerVerifier({ issuer, audience });
  const unsigned = jwt.sign({ sub: 'ann', aud: audience, iss: issuer }, '', {
    algorithm: 'none',
    keyid: key.kid,
  });
  const withPublicKey = jwt.sign(
    { sub: 'ann', aud: audience, iss: issuer },
    key.publicKey.export({ format: 'pem', type: 'spki' }),
    { algorithm: 'HS256', keyid: key.kid, expiresIn: 600, allowInvalidAsymmetricKeyTypes: true },
  );
  const forged = token({ ...aKey(), kid: key.kid }, {}, issuer);
  const otherType = token({ ...aKey('rsa'), kid: key.kid }, {}, issuer);
  const extended = jwt.sign({ sub: 'ann', aud: audience, iss: issuer }, key.privateKey, {
    expiresIn: 600,
    header: { alg: key.alg, kid: key.kid, crit: ['b64'] },
  });
  for (const bad of [unsigned, withPublicKey, forged, otherType, extended, '', 'a.b.c', 'é'.repeat(1000)]) {
    await expect(verifier.verify(bad)).rejects.toMatchObject(refused);
  }
});

test('fetched keys stay valid while the provider is down; unknown keys are refused as unavailable', async () => {
  const [known, later] = [aKey(), aKey()];
  const provider = await aProvider(known);
  let now = 0;
  const verifier = makeBearerVerifier({ issuer: provider.issuer, audience, now: () => now });
  await verifier.verify(token(known, {}, provider.issuer));
  provider.down = true;
  now += 24 * 3600_000;
  await expect(verifier.verify(token(known, {}, provider.issuer))).resolves.toBeDefined();
  await expect(verifier.verify(token(later, {}, provider.issuer))).rejects.toMatchObject({
    kind: 'unavailable',
  });
  provider.down = false;
  provider.keys = [known, later];
  now += 1001;
  await expect(verifier.verify(token(later, {}, provider.issuer))).resolves.toBeDefined();
});

test('a provider that was never reached means unavailable, until it is reached', async () => {
  const key = aKey();
  const provider = await aProvider(key);
  provider.down = true;
  let now = 0;
  const verifier = makeBearerVerifier({ issuer: provider.issuer, audience, now: () => now });
  await expect(verifier.verify(token(key, {}, provider.issuer))).rejects.toMatchObject({
    kind: 'unavailable',
  });
  provider.down = false;
  now += 1001;
  await expect(verifier.verify(token(key, {}, provider.issuer))).resolves.toBeDefined();
});

test('a flood of unknown key ids makes one request in 30 s and cannot hide a new key', async () => {
  const [first, second] = [aKey(), aKey()];
  const provider = await aProvider(first);
  let now = 0;
  const verifier = makeBearerVerifier({ issuer: provider.issuer, audience, now: () => now });
  const flood = () =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        verifier.verify(token({ ...first, kid: randomUUID() }, {}, provider.issuer)).catch(() => undefined),
      ),
    );
  await flood();
  await flood();
  expect(provider.fetched).toBe(1);
  provider.keys = [second];
  now += 30_000;
  await flood();
  expect(provider.fetched).toBe(2);
  await expect(verifier.verify(token(second, {}, provider.issuer))).resolves.toBeDefined();
  await expect(verifier.verify(token(first, {}, provider.issuer))).rejects.toMatchObject(refused);
});

test('an accepted token is refused from the moment it expires', async () => {
  const key = aKey();
  const { issuer } = await aProvider(key);
  let now = Date.now();
  const verifier = makeBearerVerifier({ issuer, audience, clock: { now: () => new Date(now) } });
  const exp = Math.floor(now / 1000) + 600;
  const bearer = token(key, { exp }, issuer);
  await verifier.verify(bearer);
  now = (exp + 60) * 1000 - 1;
  await expect(verifier.verify(bearer)).resolves.toEqual({
    issuer,
    subject: 'ann',
    role: 'administrator',
  });
  now += 1;
  await expect(verifier.verify(bearer)).rejects.toMatchObject(refused);
});

test('an accepted token is refused once the provider has withdrawn or replaced its key', async () => {
  const [key, other] = [aKey(), aKey()];
  const provider = await aProvider(key);
  let now = 0;
  const verifier = makeBearerVerifier({ issuer: provider.issuer, audience, now: () => now });
  const bearer = token(key, {}, provider.issuer);
  const refetch = async () => {
    now += 600_000;
    const fetched = provider.fetched;
    await verifier.verify(token({ ...other, kid: randomUUID() }, {}, provider.issuer)).catch(() => undefined);
    expect(provider.fetched).toBe(fetched + 1);
  };
  await verifier.verify(bearer);
  provider.keys = [{ ...other, kid: key.kid }];
  await refetch();
  await expect(verifier.verify(bearer)).rejects.toMatchObject(refused);
  provider.keys = [key];
  await refetch();
  await expect(verifier.verify(bearer)).resolves.toBeDefined();
  provider.keys = [other];
  await refetch();
  await expect(verifier.verify(bearer)).rejects.toMatchObject(refused);
});

test('the role comes from the claims of the token, also when the token is verified again', async () => {
  const key = aKey();
  const { issuer } = await aProvider(key);
  const roles = { claim: 'realm_access.roles', viewer: 'reads', administrator: 'manages' };
  const verifier = makeBearerVerifier({ issuer, audience, roles });
  const viewer = token(key, { realm_access: { roles: ['reads'] } }, issuer);
  for (const bearer of [viewer, viewer]) {
    await expect(verifier.verify(bearer)).resolves.toMatchObject({ role: 'viewer' });
  }
  await expect(verifier.verify(token(key, {}, issuer))).resolves.toMatchObject({ role: 'administrator' });
});
