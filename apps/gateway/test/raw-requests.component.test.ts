import { raw, type RunningGateway, startGateway } from './harness';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.cleanUp());

const head = 'Host: x\r\nX-API-Key: ck_ann\r\n';
const last = `${head}Connection: close\r\n`;
const body = 'Content-Length: 2\r\n\r\n{}';
const path = '/api/account/variables';

test.each<[string, number, string]>([
  ['an absolute target', 404, `GET http://evil.example${path} HTTP/1.1\r\n${last}\r\n`],
  ['a target of another scheme', 404, `GET file:///etc/passwd HTTP/1.1\r\n${last}\r\n`],
  ['an asterisk as the target', 404, `OPTIONS * HTTP/1.1\r\n${last}\r\n`],
  ['dot segments', 404, `GET ${path}/../billing HTTP/1.1\r\n${last}\r\n`],
  ['an encoded slash', 404, `GET ${path}/a%2Fb HTTP/1.1\r\n${last}\r\n`],
  ['an encoded dot segment', 404, `GET ${path}/%2e%2E/billing HTTP/1.1\r\n${last}\r\n`],
  ['an encoded NUL', 404, `GET ${path}/a%00b HTTP/1.1\r\n${last}\r\n`],
  ['a NUL', 400, `GET ${path}/a\0b HTTP/1.1\r\n${last}\r\n`],
  ['Latin-1 in the path', 400, `GET ${path}/\xe9 HTTP/1.1\r\n${last}\r\n`],
  ['a path in upper case', 404, `GET /API/agents HTTP/1.1\r\n${last}\r\n`],
  ['a very long target', 431, `GET ${path}?a=${'a'.repeat(20_000)} HTTP/1.1\r\n${last}\r\n`],
  ['too many headers', 431, `GET ${path} HTTP/1.1\r\n${last}${'abcde: fghij\r\n'.repeat(2000)}\r\n`],
  ['no version', 400, `GET ${path}\r\n${last}\r\n`],
  ['an unknown version', 400, `GET ${path} HTTP/3.7\r\n${last}\r\n`],
  ['version 2', 400, `GET ${path} HTTP/2.0\r\n${last}\r\n`],
  ['the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a TLS hello', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['no host', 400, `GET ${path} HTTP/1.1\r\nX-API-Key: ck_ann\r\nConnection: close\r\n\r\n`],
  ['two hosts', 400, `GET ${path} HTTP/1.1\r\nHost: y\r\n${last}\r\n`],
  ['bare line feeds', 400, `GET ${path} HTTP/1.1\nHost: x\nX-API-Key: ck_ann\n\n`],
  ['a folded header', 400, `GET ${path} HTTP/1.1\r\nX-A: b\r\n c\r\n${last}\r\n`],
  ['a NUL in a header', 400, `GET ${path} HTTP/1.1\r\nX-A: b\0c\r\n${last}\r\n`],
  ['a space before a colon', 400, `GET ${path} HTTP/1.1\r\nContent-Length : 0\r\n${last}\r\n`],
  ['a method in lower case', 400, `get ${path} HTTP/1.1\r\n${last}\r\n`],
  ['an unknown method', 400, `BREW ${path} HTTP/1.1\r\n${last}\r\n`],
  ['TRACE', 404, `TRACE ${path} HTTP/1.1\r\n${last}\r\n`],
  ['PURGE', 404, `PURGE ${path} HTTP/1.1\r\n${last}\r\n`],
  ['TRACE of the media', 404, `TRACE /media/x HTTP/1.1\r\n${last}\r\n`],
  ['an unauthenticated TRACE', 401, `TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
  ['CONNECT to a host', 405, `CONNECT evil.example:443 HTTP/1.1\r\n${head}\r\n`],
  ['CONNECT to a path', 405, `CONNECT ${path} HTTP/1.1\r\n${head}\r\n`],
  ['an unknown expectation', 417, `POST ${path} HTTP/1.1\r\n${last}Expect: tea\r\n${body}`],
  [
    'a length and chunks',
    400,
    `POST ${path} HTTP/1.1\r\n${last}Transfer-Encoding: chunked\r\n${body}0\r\n\r\n`,
  ],
  ['the length twice', 400, `POST ${path} HTTP/1.1\r\n${last}Content-Length: 2\r\n${body}`],
  ['a signed length', 400, `POST ${path} HTTP/1.1\r\n${last}Content-Length: +2\r\n\r\n{}`],
  ['a list of lengths', 400, `POST ${path} HTTP/1.1\r\n${last}Content-Length: 2, 2\r\n\r\n{}`],
  [
    'a length of 30 digits',
    400,
    `POST ${path} HTTP/1.1\r\n${last}Content-Length: ${'9'.repeat(30)}\r\n\r\n{}`,
  ],
  ['a huge length', 413, `POST ${path} HTTP/1.1\r\n${last}Content-Length: 9007199254740993\r\n\r\n{}`],
  [
    'another transfer coding',
    400,
    `POST ${path} HTTP/1.1\r\n${last}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks twice',
    400,
    `POST ${path} HTTP/1.1\r\n${last}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a disguised transfer coding',
    400,
    `POST ${path} HTTP/1.1\r\n${last}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks in HTTP/1.0',
    400,
    `POST ${path} HTTP/1.0\r\n${last}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a WebSocket',
    400,
    `GET ${path} HTTP/1.1\r\n${head}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  ],
  [
    'a WebSocket among others',
    400,
    `GET ${path} HTTP/1.1\r\n${head}Connection: Upgrade, close\r\nUpgrade: h2c, WebSocket\r\n\r\n`,
  ],
  [
    'an unauthenticated WebSocket',
    400,
    `GET /call/1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  ],
  [
    'a preflight',
    401,
    `OPTIONS ${path} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: PUT\r\nConnection: close\r\n\r\n`,
  ],
])('%s is a clean %i and reaches no service', async (_title, status, request) => {
  const answer = await raw(gateway.port, request);
  const [heading = '', content = ''] = answer.split('\r\n\r\n');
  expect(heading).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(heading).toMatch(/^content-type: application\/json; charset=utf-8$/im);
  expect(heading).not.toMatch(/^(access-control|x-powered-by|server)/im);
  expect(JSON.parse(content)).toEqual({ error: expect.any(String) });
  for (const service of Object.values(gateway.services)) expect(service.seen).toEqual([]);
});

describe('a well-formed request passes', () => {
  beforeEach(() => gateway.services.agent.seen.splice(0));
  const seen = () => gateway.services.agent.seen;

  test('when pipelined, with answers in order', async () => {
    const usual = gateway.services.agent.answer;
    let thirdHasCome: () => void = () => undefined;
    const third = new Promise<void>((resolve) => (thirdHasCome = resolve));
    gateway.services.agent.answer = ({ url = '' }, res) => {
      if (url.endsWith('3')) thirdHasCome();
      void (url.endsWith('1') ? third : Promise.resolve()).then(() => res.end(url));
    };
    const requests = [`GET ${path}?1`, `POST ${path}?2`, 'GET /api/nowhere', `GET ${path}?3`];
    const answers = await raw(
      gateway.port,
      requests
        .map((line, n) => `${line} HTTP/1.1\r\n${n === 3 ? last : head}${n === 1 ? body : '\r\n'}`)
        .join(''),
    );
    gateway.services.agent.answer = usual;
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 200, 404, 200].map((n) => `HTTP/1.1 ${n}`));
    expect(answers.match(/\/api\/account\/variables\?\d/g)).toEqual([1, 2, 3].map((n) => `${path}?${n}`));
  });

  test('with Expect: 100-continue', async () => {
    const answer = await raw(gateway.port, `POST ${path} HTTP/1.1\r\n${last}Expect: 100-continue\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(seen()).toMatchObject([{ body: '{}' }]);
  });

  test('of HTTP/1.0, even without a host', async () => {
    expect(await raw(gateway.port, `GET ${path} HTTP/1.0\r\nX-API-Key: ck_ann\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('with chunk extensions and trailers, which a service does not receive', async () => {
    const chunks = '2;a=b\r\n{}\r\n0\r\nX-Colloquy-Principal: forged\r\n\r\n';
    await raw(gateway.port, `POST ${path} HTTP/1.1\r\n${last}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
    expect(seen()).toMatchObject([{ body: '{}' }]);
    expect(seen()[0]?.rawHeaders.filter((name) => /^x-colloquy/i.test(name))).toHaveLength(1);
  });

  test('with thousands of headers, which do not displace the principal', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => `${n.toString(36)}:\r\n`).join('');
    expect(await raw(gateway.port, `GET ${path} HTTP/1.1\r\n${last}${many}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(Object.keys(seen()[0]?.headers ?? {}).length).toBeGreaterThan(3000);
    expect(seen()[0]?.headers).toHaveProperty('x-colloquy-principal');
  });

  test('with a Connection header that names the principal, which is forwarded all the same', async () => {
    const connection = 'Connection: X-Colloquy-Principal, X-Request-Id, close\r\n';
    await raw(gateway.port, `GET ${path} HTTP/1.1\r\n${head}${connection}\r\n`);
    expect(seen()[0]?.headers).toHaveProperty('x-colloquy-principal');
  });

  test('and its answer is not cacheable', async () => {
    for (const key of ['ck_ann', 'ck_nobody']) {
      const { headers } = await gateway.call(path, { key });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});
