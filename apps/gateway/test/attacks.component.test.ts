import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restOperations } from '@colloquy/contracts';
import { eventually } from '@colloquy/testing';
import { annsAccount, principalSeen, raw, type RunningGateway, startGateway } from './harness';
import { aKey, base64url, forge, type ScriptedProvider, startScriptedProvider } from './scripted-provider';

const [rsa, ec] = [aKey('RS256'), aKey('ES256')];
const unusable = [aKey('PS256'), aKey('ES384'), aKey('EdDSA'), aKey('RS512')];
let provider: ScriptedProvider;
let gateway: RunningGateway;
beforeAll(async () => {
  provider = await startScriptedProvider(rsa, ec, ...unusable);
  const changes = { limits: { principalPerMinute: 10_000, addressPerMinute: 10_000 } };
  gateway = await startGateway({ issuer: provider.issuer, changes });
});
afterAll(async () => {
  await gateway.cleanUp();
  await provider.stop();
});

const seconds = () => Math.floor(Date.now() / 1000);
const anError = { error: expect.any(String) };

/** Sends header lines byte for byte, which an HTTP client would normalise. */
async function send(lines: string[], path = '/api/interviews') {
  const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  const answer = await raw(gateway.port, `${head}${lines.map((line) => `${line}\r\n`).join('')}\r\n`);
  const [, status, rest] = /^HTTP\/1\.1 (\d+) (.*)$/s.exec(answer) ?? [];
  return { status: Number(status), text: rest ?? '', body: JSON.parse(answer.split('\r\n\r\n')[1] ?? '') };
}

/** Expects a refusal in the usual form, and that no service has received the request. */
async function expectRefused(lines: string[], statuses: number[] = [401]): Promise<void> {
  const before = gateway.services.interview.seen.length;
  const answer = await send(lines);
  expect(statuses).toContain(answer.status);
  expect(answer.body).toEqual(anError);
  expect(gateway.services.interview.seen).toHaveLength(before);
  if (answer.status === 401) expect(answer.text).toMatch(/^www-authenticate: Bearer realm="colloquy"/im);
}

const bearer = (token: string) => [`Authorization: Bearer ${token}`];

test.each([
  ['RS256', () => provider.token()],
  ['ES256', () => provider.token({}, {}, ec)],
  ['an audience among others', () => provider.token({ aud: ['other', 'colloquy-api'] })],
  ['an expiry 59 s ago, within the tolerance', () => provider.token({ exp: seconds() - 59 })],
  ['a start in 59 s', () => provider.token({ nbf: seconds() + 59, iat: seconds() + 59 })],
  ['no time of issue', () => provider.token({ iat: undefined })],
  ['the type of RFC 9068', () => provider.token({}, { typ: 'at+jwt' })],
])('a token with %s identifies its user', async (_title, make) => {
  expect((await send(bearer(make()))).status).toBe(200);
  expect(principalSeen(gateway.services.interview.seen.at(-1), 'interview')).toEqual({
    accountId: annsAccount,
    userId: 'user-ann',
    via: 'bearer',
  });
});

describe('the header', () => {
  const good = () => provider.token();
  test.each<[string, () => string[]]>([
    ['is absent', () => []],
    ['is empty', () => ['Authorization:']],
    ['is only a scheme', () => ['Authorization: Bearer']],
    ['is only a token', () => [`Authorization: ${good()}`]],
    ['names another scheme', () => ['Authorization: Basic YW5uOmFubg==']],
    ['names another scheme before a valid token', () => [`Authorization: Basic ${good()}`]],
    ['names a look-alike scheme', () => [`Authorization: BearerX ${good()}`]],
    ['has a comma', () => [`Authorization: Bearer ${good()}, Basic YTpi`]],
    ['has two tokens', () => [`Authorization: Bearer ${good()} ${good()}`]],
    ['is sent twice, valid and invalid', () => [...bearer(good()), ...bearer('x')]],
    ['is sent twice, invalid and valid', () => [...bearer('x'), ...bearer(good())]],
    ['is sent twice with the same value', () => [...bearer(good()), ...bearer(good())]],
    ['separates with a tab', () => [`Authorization: Bearer\t${good()}`]],
    ['has a tab in its token', () => [`Authorization: Bearer ${good().replace('.', '.\t')}`]],
    ['has a quoted token', () => [`Authorization: Bearer "${good()}"`]],
    ['has a token in Latin-1', () => [`Authorization: Bearer é${good()}`]],
    ['is Proxy-Authorization', () => [`Proxy-Authorization: Bearer ${good()}`]],
    ['is X-Authorization', () => [`X-Authorization: Bearer ${good()}`]],
    ['is a cookie', () => [`Cookie: access_token=${good()}; authorization=Bearer ${good()}`]],
    ['contains an API key', () => ['Authorization: Bearer ck_ann']],
    ['contains an API key under a scheme of its own', () => ['Authorization: ApiKey ck_ann']],
    ['has a valid token beside an invalid key', () => [...bearer(good()), 'X-API-Key: ck_nobody']],
    ['has an invalid token beside a valid key', () => [...bearer('x'), 'X-API-Key: ck_ann']],
    ['is empty beside a valid key', () => ['Authorization:', 'X-API-Key: ck_ann']],
    ["has a valid token beside another account's key", () => [...bearer(good()), 'X-API-Key: ck_bob']],
  ])('%s: 401', async (_title, lines) => expectRefused(lines()));

  test.each<[string, () => string[]]>([
    ['is folded', () => ['Authorization: Bearer', ` ${good()}`]],
    ['has a NUL', () => [`Authorization: Bearer \0${good()}`]],
    ['has a bare line feed', () => [`Authorization: Bearer x\nX-API-Key: ck_ann`]],
    ['has a space before its colon', () => [`Authorization : Bearer ${good()}`]],
  ])('%s: 400, it is not HTTP', async (_title, lines) => expectRefused(lines(), [400]));

  test.each([
    ['in lower case', (token: string) => `authorization: bearer ${token}`],
    ['in upper case', (token: string) => `AUTHORIZATION: BEARER ${token}`],
    ['with surrounding spaces', (token: string) => `Authorization:   Bearer   ${token}  `],
  ])('%s is accepted', async (_title, line) => {
    expect((await send([line(good())])).status).toBe(200);
  });

  test('a token above the head limit is 431, and a large token below the limit is 401', async () => {
    await expectRefused(bearer(`${'a'.repeat(20_000)}.b.c`), [431]);
    await expectRefused(bearer(`${base64url('x'.repeat(8000))}.b.c`));
    await expectRefused(bearer(provider.token({ pad: 'x'.repeat(8000) }, { alg: 'none' })));
  });
});

describe('the algorithm', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', '', 'null', ' RS256', 'rs256', 'RS256\0'])(
    'is "%s", unsigned or with the signature of a valid token: 401',
    async (alg) => {
      const header = { alg, kid: rsa.kid };
      const claims = JSON.parse(Buffer.from(provider.token().split('.')[1] ?? '', 'base64url').toString());
      await expectRefused(bearer(forge(header, claims)));
      await expectRefused(bearer(forge(header, claims, rsa)));
    },
  );

  test.each<[string, unknown]>([
    ['absent', undefined],
    ['null', null],
    ['a list', ['RS256']],
    ['an object', { toString: 'RS256' }],
  ])('is %s: 401', async (_title, alg) => expectRefused(bearer(provider.token({}, { alg }))));

  test.each([
    ['PEM', rsa.publicKey.export({ format: 'pem', type: 'spki' })],
    ['trimmed PEM', String(rsa.publicKey.export({ format: 'pem', type: 'spki' })).trim()],
    ['PKCS #1 PEM', rsa.publicKey.export({ format: 'pem', type: 'pkcs1' })],
    ['DER', rsa.publicKey.export({ format: 'der', type: 'spki' })],
    ['JWK', JSON.stringify(rsa.publicKey.export({ format: 'jwk' }))],
    ['modulus', String(rsa.publicKey.export({ format: 'jwk' }).n)],
    ['empty secret', ''],
  ])('is HS256 with the public key as the secret (%s): 401', async (_title, secret) => {
    const claims = { sub: 'ann', iss: provider.issuer, aud: 'colloquy-api', exp: seconds() + 600 };
    for (const alg of ['HS256', 'RS256', 'ES256']) {
      await expectRefused(bearer(forge({ alg, kid: rsa.kid }, claims, secret)));
    }
  });

  test.each(unusable)('is $alg, signed with a key of the provider: 401', async (key) => {
    await expectRefused(bearer(provider.token({}, {}, key)));
  });

  test.each([...unusable, ec])('is declared RS256 but the key is for $alg: 401', async (key) => {
    await expectRefused(bearer(provider.token({}, { alg: 'RS256' }, key)));
  });
});

describe('the header of the token', () => {
  test.each([
    ['a path', '../../../../dev/null'],
    ['an address', 'http://127.0.0.1/key.pem'],
    ['a command', "'; DROP TABLE keys; --"],
    ['a NUL', `${rsa.kid}\0`],
    ['6,000 characters', 'k'.repeat(6000)],
    ['a property of every object', '__proto__'],
    ['nothing', ''],
    ['a number', 1],
    ['a list', [rsa.kid]],
    ['null', null],
    ["another key's id", ec.kid],
  ])('names %s as its key: 401', async (_title, kid) => {
    await expectRefused(bearer(provider.token({}, { kid })));
  });

  test('contains or references a key of its own: 401, and the key is not fetched', async () => {
    const own = aKey('RS256', rsa.kid);
    let asked = 0;
    const server = createServer((_req, res) => {
      asked++;
      res.end(JSON.stringify({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: rsa.kid }] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
    for (const header of [
      { jku: at },
      { x5u: at },
      { jwk: own.publicKey.export({ format: 'jwk' }) },
      { x5c: [String(own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'))] },
      { kid: at, jku: at },
    ]) {
      await expectRefused(bearer(provider.token({}, header, own)));
    }
    expect(asked).toBe(0);
    server.close();
  });

  test.each([
    ['an unknown extension', { crit: ['exp'], exp: 0 }],
    ['an unencoded payload', { crit: ['b64'], b64: false }],
    ['no extension', { crit: [] }],
  ])('demands %s: 401', async (_title, header) => {
    await expectRefused(bearer(provider.token({}, header)));
  });
});

describe('the claims', () => {
  test.each<[string, () => object]>([
    ['expired 61 s ago', () => ({ exp: seconds() - 61 })],
    ['expired in 1970', () => ({ exp: 0 })],
    ['without an expiry', () => ({ exp: undefined })],
    ['with an expiry that is a string', () => ({ exp: '9999999999' })],
    ['with an expiry that is null', () => ({ exp: null })],
    ['not valid for another 61 s', () => ({ nbf: seconds() + 62 })],
    ['with a start that is a string', () => ({ nbf: '0' })],
    ['issued in the future', () => ({ iat: seconds() + 62 })],
    ['with a time of issue that is a string', () => ({ iat: 'now' })],
    ['from another issuer', () => ({ iss: 'https://evil.example' })],
    ['from the issuer with a trailing slash', () => ({ iss: `${provider.issuer}/` })],
    ['from the issuer in upper case', () => ({ iss: provider.issuer.toUpperCase() })],
    ['from a list of issuers', () => ({ iss: [provider.issuer] })],
    ['without an issuer', () => ({ iss: undefined })],
    ['for another audience', () => ({ aud: 'another-api' })],
    ['for an audience with our audience as its prefix', () => ({ aud: 'colloquy-api-2' })],
    ['for two other audiences', () => ({ aud: ['a', 'b'] })],
    ['for an empty list of audiences', () => ({ aud: [] })],
    ['without an audience', () => ({ aud: undefined })],
    ['for an object', () => ({ aud: { 0: 'colloquy-api' } })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['with a number as the subject', () => ({ sub: 1 })],
    ['with a list as the subject', () => ({ sub: ['ann'] })],
    ['with an operator as the subject', () => ({ sub: { $ne: '' } })],
    ['with true as the subject', () => ({ sub: true })],
    ['for an unknown user', () => ({ sub: 'nobody' })],
    ['for a user with a trailing space', () => ({ sub: 'ann ' })],
    ['for a user with a trailing NUL', () => ({ sub: 'ann\0' })],
  ])('%s: 401', async (_title, claims) => expectRefused(bearer(provider.token(claims()))));

  test.each([
    ['a list', []],
    ['a string', 'ann'],
    ['null', null],
  ])('are %s: 401', async (_title, payload) => {
    await expectRefused(bearer(forge({ alg: 'RS256', typ: 'JWT', kid: rsa.kid }, payload, rsa)));
  });
});

describe('the signature', () => {
  test.each<[string, (parts: [string, string, string]) => string]>([
    ['cut off', ([head, body]) => `${head}.${body}`],
    ['empty', ([head, body]) => `${head}.${body}.`],
    ['shortened', ([head, body, signature]) => `${head}.${body}.${signature.slice(0, -8)}`],
    ['lengthened', ([head, body, signature]) => `${head}.${body}.${signature}AAAA`],
    ['all zeros', ([head, body]) => `${head}.${body}.${Buffer.alloc(256).toString('base64url')}`],
    ['over another payload', ([head, , signature]) => `${head}.${base64url('{"sub":"bob"}')}.${signature}`],
    ['followed by more', (parts) => `${parts.join('.')}.x`],
    ['in five parts', ([head, body, signature]) => `${head}.${body}.${signature}.${signature}.x`],
  ])('is %s: 401', async (_title, change) => {
    const parts = provider.token().split('.') as [string, string, string];
    await expectRefused(bearer(change(parts)));
  });

  test("was made with another party's key, under our key id or its own: 401", async () => {
    for (const kid of [rsa.kid, 'theirs'])
      await expectRefused(bearer(provider.token({}, {}, aKey('RS256', kid))));
    await expectRefused(bearer(provider.token({}, {}, aKey('ES256', ec.kid))));
    const zero = Buffer.alloc(64).toString('base64url');
    await expectRefused(bearer(provider.token({}, {}, ec).replace(/[^.]*$/, zero)));
  });
});

describe('the key', () => {
  test.each<[string, string[]]>([
    ['is empty', ['X-API-Key:']],
    ['is unknown', ['X-API-Key: ck_nobody']],
    ['is sent twice', ['X-API-Key: ck_ann', 'X-API-Key: ck_ann']],
    ['is one of two', ['X-API-Key: ck_ann, ck_bob']],
    ['is in another case', ['X-API-Key: CK_ANN']],
    ['is followed by more text', ['X-API-Key: ck_ann x']],
    ['is a token', ['X-API-Key: a.b.c']],
    ['is very long', [`X-API-Key: ck_${'a'.repeat(10_000)}`]],
    ['is an operator', ['X-API-Key: {"$ne":""}']],
    ['is not ASCII', ['X-API-Key: ck_ann\xe9']],
    ['is in the URL', []],
  ])('%s: 401', async (_title, lines) => {
    await expectRefused(lines);
    expect((await send(lines, '/api/interviews?x-api-key=ck_ann&api_key=ck_ann')).status).toBe(401);
  });

  test('is reported to services as a key, so that they can refuse it where a token is required', async () => {
    await send(['X-API-Key: ck_ann'], '/api/api-keys');
    expect(principalSeen(gateway.services.account.seen.at(-1), 'account').via).toBe('api-key');
  });
});

describe('a user of an account that is not ACTIVE', () => {
  beforeAll(() => {
    const late = { accountId: annsAccount, userId: 'u', accountStatus: 'SUSPENDED' };
    gateway.accounts.subjects.set('late', { ...late, keyId: '' });
    gateway.accounts.keys.set('ck_late', { ...late, keyId: 'k' });
  });

  test.each(restOperations.map(({ method, path, operationId }) => [operationId, method, path] as const))(
    '%s: 403 with a token and with a key, except for the current user',
    async (operationId, method, path) => {
      const url = path.replaceAll(/\{\w+\}/g, annsAccount);
      for (const credentials of [{ token: provider.token({ sub: 'late' }) }, { key: 'ck_late' }]) {
        const answer = await gateway.call(url, { method: method.toUpperCase(), ...credentials });
        expect(answer.status).toBe(operationId === 'getCurrentUser' ? 200 : 403);
      }
    },
  );
});

describe('the key set of the provider', () => {
  let now = 0;
  let own: ScriptedProvider;
  let other: RunningGateway;
  beforeEach(async () => {
    own = await startScriptedProvider(aKey('RS256'));
    const changes = { limits: { principalPerMinute: 10_000, addressPerMinute: 10_000 } };
    other = await startGateway({ issuer: own.issuer, changes, now: () => now });
  });
  afterEach(async () => {
    await other.cleanUp();
    await own.stop();
  });
  const statusOf = async (token: string) => (await other.call('/api/interviews', { token })).status;

  test('is fetched at most once in 30 s under a flood of unknown key ids, and valid tokens keep working', async () => {
    const flood = () =>
      Promise.all(Array.from({ length: 50 }, (_, n) => statusOf(own.token({}, { kid: `unknown-${n}` }))));
    expect(await flood()).toEqual(Array(50).fill(401));
    now += 29_999;
    await flood();
    expect([own.fetched, await statusOf(own.token())]).toEqual([1, 200]);
    now += 1;
    expect(await flood()).toEqual(Array(50).fill(401));
    expect([own.fetched, await statusOf(own.token())]).toEqual([2, 200]);
  });

  test('is fetched when a new key id is first seen, and a replaced key is refused afterwards', async () => {
    const old = own.token();
    expect(await statusOf(old)).toBe(200);
    own.keys = [aKey('ES256')];
    now += 30_000;
    expect(await statusOf(own.token())).toBe(200);
    expect(await statusOf(old)).toBe(401);
  });

  test('loses a withdrawn key even if no token uses a new key', async () => {
    const [kept, withdrawn] = [aKey('RS256'), aKey('RS256')];
    own.keys = [kept, withdrawn];
    const token = own.token({}, {}, withdrawn);
    expect(await statusOf(token)).toBe(200);
    own.keys = [kept];
    now += 10 * 60_000;
    await eventually(async () => expect(await statusOf(token)).toBe(401));
  });
});

test('a key for another algorithm under the same id is not mistaken for the signing key', async () => {
  const own = await startScriptedProvider(aKey('RS256', 'shared'), aKey('PS256', 'shared'));
  const other = await startGateway({ issuer: own.issuer });
  expect((await other.call('/api/interviews', { token: own.token() })).status).toBe(200);
  await other.cleanUp();
  await own.stop();
});

test('while the provider is down cached keys stay in use, and a gateway without cached keys answers 503', async () => {
  const own = await startScriptedProvider(aKey('RS256'));
  const other = await startGateway({ issuer: own.issuer });
  expect((await other.call('/api/interviews', { token: own.token() })).status).toBe(200);
  own.down = true;
  expect((await other.call('/api/interviews', { token: own.token() })).status).toBe(200);
  expect((await other.call('/api/interviews', { token: own.token({ exp: 1 }) })).status).toBe(401);
  const fresh = await startGateway({ issuer: own.issuer });
  expect(await fresh.call('/api/interviews', { token: own.token() })).toMatchObject({
    status: 503,
    body: anError,
  });
  await Promise.all([other.cleanUp(), fresh.cleanUp()]);
  await own.stop();
});
