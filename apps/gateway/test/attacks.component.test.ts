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

/** Sends header lines as they are, so that nothing on the way tidies them up. */
async function send(lines: string[], path = '/api/interviews') {
  const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  const answer = await raw(gateway.port, `${head}${lines.map((line) => `${line}\r\n`).join('')}\r\n`);
  const [, status, rest] = /^HTTP\/1\.1 (\d+) (.*)$/s.exec(answer) ?? [];
  return { status: Number(status), text: rest ?? '', body: JSON.parse(answer.split('\r\n\r\n')[1] ?? '') };
}

/** Refused in the same words as ever, and no service has heard of it. */
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
  ['an end 59 s ago, as clocks differ', () => provider.token({ exp: seconds() - 59 })],
  ['a beginning in 59 s', () => provider.token({ nbf: seconds() + 59, iat: seconds() + 59 })],
  ['no time of issue', () => provider.token({ iat: undefined })],
  ['the type of RFC 9068', () => provider.token({}, { typ: 'at+jwt' })],
])('a token with %s is taken for its user', async (_title, make) => {
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
    ['is a scheme alone', () => ['Authorization: Bearer']],
    ['is a token alone', () => [`Authorization: ${good()}`]],
    ['names another scheme', () => ['Authorization: Basic YW5uOmFubg==']],
    ['names another scheme before a good token', () => [`Authorization: Basic ${good()}`]],
    ['names a look-alike scheme', () => [`Authorization: BearerX ${good()}`]],
    ['has a comma', () => [`Authorization: Bearer ${good()}, Basic YTpi`]],
    ['has two tokens', () => [`Authorization: Bearer ${good()} ${good()}`]],
    ['is there twice, good and bad', () => [...bearer(good()), ...bearer('x')]],
    ['is there twice, bad and good', () => [...bearer('x'), ...bearer(good())]],
    ['is there twice, the same', () => [...bearer(good()), ...bearer(good())]],
    ['separates with a tab', () => [`Authorization: Bearer\t${good()}`]],
    ['has a tab in its token', () => [`Authorization: Bearer ${good().replace('.', '.\t')}`]],
    ['has a quoted token', () => [`Authorization: Bearer "${good()}"`]],
    ['has a token in Latin-1', () => [`Authorization: Bearer é${good()}`]],
    ['is Proxy-Authorization', () => [`Proxy-Authorization: Bearer ${good()}`]],
    ['is X-Authorization', () => [`X-Authorization: Bearer ${good()}`]],
    ['is a cookie', () => [`Cookie: access_token=${good()}; authorization=Bearer ${good()}`]],
    ['holds an API key', () => ['Authorization: Bearer ck_ann']],
    ['holds an API key by its own name', () => ['Authorization: ApiKey ck_ann']],
    ['has a good token beside a bad key', () => [...bearer(good()), 'X-API-Key: ck_nobody']],
    ['has a bad token beside a good key', () => [...bearer('x'), 'X-API-Key: ck_ann']],
    ['is empty beside a good key', () => ['Authorization:', 'X-API-Key: ck_ann']],
    ["has a good token beside another account's key", () => [...bearer(good()), 'X-API-Key: ck_bob']],
  ])('%s: 401', async (_title, lines) => expectRefused(lines()));

  test.each<[string, () => string[]]>([
    ['is folded', () => ['Authorization: Bearer', ` ${good()}`]],
    ['has a NUL', () => [`Authorization: Bearer \0${good()}`]],
    ['has a bare line feed', () => [`Authorization: Bearer x\nX-API-Key: ck_ann`]],
    ['has a space before its colon', () => [`Authorization : Bearer ${good()}`]],
  ])('%s: 400, it is no HTTP', async (_title, lines) => expectRefused(lines(), [400]));

  test.each([
    ['in lower case', (token: string) => `authorization: bearer ${token}`],
    ['in upper case', (token: string) => `AUTHORIZATION: BEARER ${token}`],
    ['with spaces around', (token: string) => `Authorization:   Bearer   ${token}  `],
  ])('%s means the same', async (_title, line) => {
    expect((await send([line(good())])).status).toBe(200);
  });

  test('too large a token is 431, and a large one is 401', async () => {
    await expectRefused(bearer(`${'a'.repeat(20_000)}.b.c`), [431]);
    await expectRefused(bearer(`${base64url('x'.repeat(8000))}.b.c`));
    await expectRefused(bearer(provider.token({ pad: 'x'.repeat(8000) }, { alg: 'none' })));
  });
});

describe('the algorithm', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', '', 'null', ' RS256', 'rs256', 'RS256\0'])(
    'is "%s", unsigned or with the signature of a good token: 401',
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

  test.each(unusable)('is $alg with a key of the provider: 401', async (key) => {
    await expectRefused(bearer(provider.token({}, {}, key)));
  });

  test.each([...unusable, ec])('says RS256 over a key for $alg: 401', async (key) => {
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

  test('brings or points to a key of its own: 401, and nobody fetches it', async () => {
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
    ['without an end', () => ({ exp: undefined })],
    ['with an end that is a text', () => ({ exp: '9999999999' })],
    ['with an end that is null', () => ({ exp: null })],
    ['not valid before in 61 s', () => ({ nbf: seconds() + 62 })],
    ['with a beginning that is a text', () => ({ nbf: '0' })],
    ['issued in the future', () => ({ iat: seconds() + 62 })],
    ['with a time of issue that is a text', () => ({ iat: 'now' })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['of the issuer with a slash', () => ({ iss: `${provider.issuer}/` })],
    ['of the issuer in upper case', () => ({ iss: provider.issuer.toUpperCase() })],
    ['of a list of issuers', () => ({ iss: [provider.issuer] })],
    ['of no issuer', () => ({ iss: undefined })],
    ['for another audience', () => ({ aud: 'another-api' })],
    ['for an audience that begins like ours', () => ({ aud: 'colloquy-api-2' })],
    ['for others', () => ({ aud: ['a', 'b'] })],
    ['for nobody', () => ({ aud: [] })],
    ['for no audience', () => ({ aud: undefined })],
    ['for an object', () => ({ aud: { 0: 'colloquy-api' } })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['with a number as the subject', () => ({ sub: 1 })],
    ['with a list as the subject', () => ({ sub: ['ann'] })],
    ['with an operator as the subject', () => ({ sub: { $ne: '' } })],
    ['with true as the subject', () => ({ sub: true })],
    ['of an unknown user', () => ({ sub: 'nobody' })],
    ['of a user with a space', () => ({ sub: 'ann ' })],
    ['of a user with a NUL', () => ({ sub: 'ann\0' })],
  ])('%s: 401', async (_title, claims) => expectRefused(bearer(provider.token(claims()))));

  test.each([
    ['a list', []],
    ['a text', 'ann'],
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

  test("is of somebody else's key, under our key id or its own: 401", async () => {
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
    ['is there twice', ['X-API-Key: ck_ann', 'X-API-Key: ck_ann']],
    ['is one of two', ['X-API-Key: ck_ann, ck_bob']],
    ['is in another case', ['X-API-Key: CK_ANN']],
    ['has more behind it', ['X-API-Key: ck_ann x']],
    ['is a token', ['X-API-Key: a.b.c']],
    ['is very long', [`X-API-Key: ck_${'a'.repeat(10_000)}`]],
    ['is an operator', ['X-API-Key: {"$ne":""}']],
    ['is no ASCII', ['X-API-Key: ck_ann\xe9']],
    ['is in the address', []],
  ])('%s: 401', async (_title, lines) => {
    await expectRefused(lines);
    expect((await send(lines, '/api/interviews?x-api-key=ck_ann&api_key=ck_ann')).status).toBe(401);
  });

  test('tells services that it was a key, so that they can refuse it where only a token will do', async () => {
    await send(['X-API-Key: ck_ann'], '/api/api-keys');
    expect(principalSeen(gateway.services.account.seen.at(-1), 'account').via).toBe('api-key');
  });
});

describe('a user of an account that may not work', () => {
  beforeAll(() => {
    const late = { accountId: annsAccount, userId: 'u', accountStatus: 'SUSPENDED' };
    gateway.accounts.subjects.set('late', { ...late, keyId: '' });
    gateway.accounts.keys.set('ck_late', { ...late, keyId: 'k' });
  });

  test.each(restOperations.map(({ method, path, operationId }) => [operationId, method, path] as const))(
    '%s: 403 with a token and with a key, but for who it is',
    async (operationId, method, path) => {
      const url = path.replaceAll(/\{\w+\}/g, annsAccount);
      for (const credentials of [{ token: provider.token({ sub: 'late' }) }, { key: 'ck_late' }]) {
        const answer = await gateway.call(url, { method: method.toUpperCase(), ...credentials });
        expect(answer.status).toBe(operationId === 'getCurrentUser' ? 200 : 403);
      }
    },
  );
});

describe('a gateway whose clock a test moves', () => {
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

  test('a flood of unknown key ids fetches the keys once in 30 s, and everybody else goes on', async () => {
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

  test('a new key is fetched when it is first seen, and the one it replaced is no longer good', async () => {
    const old = own.token();
    expect(await statusOf(old)).toBe(200);
    own.keys = [aKey('ES256')];
    now += 30_000;
    expect(await statusOf(own.token())).toBe(200);
    expect(await statusOf(old)).toBe(401);
  });

  test('a key that is withdrawn without a new one in use goes too', async () => {
    const [kept, withdrawn] = [aKey('RS256'), aKey('RS256')];
    own.keys = [kept, withdrawn];
    const token = own.token({}, {}, withdrawn);
    expect(await statusOf(token)).toBe(200);
    own.keys = [kept];
    now += 10 * 60_000;
    await eventually(async () => expect(await statusOf(token)).toBe(401));
  });
});

test('a key for another algorithm under the same id is not taken for the one that signs', async () => {
  const own = await startScriptedProvider(aKey('RS256', 'shared'), aKey('PS256', 'shared'));
  const other = await startGateway({ issuer: own.issuer });
  expect((await other.call('/api/interviews', { token: own.token() })).status).toBe(200);
  await other.cleanUp();
  await own.stop();
});

test('with the provider down the last good keys serve, and what it would have to be asked about is 503', async () => {
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
