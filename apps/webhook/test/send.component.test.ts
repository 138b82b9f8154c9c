import { connect, createServer } from 'node:net';
import { guardedConnect } from '../src/clients/guarded-connect';
import { httpSend } from '../src/clients/send';
import type { Resolve } from '../src/domain/ports';
import { buildRequest } from '../src/domain/request';
import { answerWith, startReceiver, startTcpReceiver } from './receivers';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function receiver(...args: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...args);
  cleanUps.push(started.stop);
  return started;
}

async function tcpReceiver(...args: Parameters<typeof startTcpReceiver>) {
  const started = await startTcpReceiver(...args);
  cleanUps.push(started.stop);
  return started;
}

interface Options {
  allowPrivate?: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
  connectTimeoutMs?: number;
  headers?: Record<string, string>;
  method?: string;
  stop?: AbortSignal;
}

function send(url: string, options: Options = {}) {
  const { allowPrivate = true, timeoutMs = 2000, connectTimeoutMs = 1000 } = options;
  const resolve = options.resolve ?? (() => Promise.reject(new Error('No such name')));
  const request = buildRequest(
    { url, method: options.method ?? '', headers: options.headers ?? {}, signingSecret: '' },
    '{"ä":1}',
  );
  if (!request) throw new Error('The request is not valid');
  const connect = guardedConnect({ allowPrivate, resolve, connectTimeoutMs });
  return httpSend({ connect, timeoutMs })(request, options.stop ?? new AbortController().signal);
}

test('a request arrives once and unchanged', async () => {
  const { url, requests } = await receiver(answerWith(204));
  const result = await send(`${url}?a=1&b=%20#x`, { method: 'PUT', headers: { 'X-Key': 'k', Host: 'evil' } });
  expect(result).toEqual({ outcome: 'delivered', statusCode: 204, durationMs: expect.any(Number) });
  expect(requests).toEqual([
    {
      method: 'PUT',
      path: '/hook?a=1&b=%20',
      headers: {
        host: new URL(url).host,
        connection: 'close',
        'content-type': 'application/json',
        'content-length': '8',
        'user-agent': 'Colloquy-Webhook/1.0',
        'x-key': 'k',
      },
      body: '{"ä":1}',
    },
  ]);
});

test.each([200, 201, 202, 299])('status %s is a delivery', async (statusCode) => {
  const { url } = await receiver(answerWith(statusCode, 'thanks'));
  await expect(send(url)).resolves.toMatchObject({ outcome: 'delivered', statusCode });
});

test('the start of the answer is kept, at most 1024 bytes and without a cut character', async () => {
  const long = await receiver(answerWith(500, `a${'ä'.repeat(40_000)}`));
  await expect(send(long.url)).resolves.toMatchObject({ statusCode: 500, answer: `a${'ä'.repeat(511)}` });
  const short = await receiver(answerWith(401, '{"error":"bad token"}'));
  await expect(send(short.url)).resolves.toMatchObject({ answer: '{"error":"bad token"}' });
  const empty = await receiver(answerWith(204));
  await expect(send(empty.url)).resolves.not.toHaveProperty('answer');
});

test.each([300, 304, 400, 401, 404, 410, 429, 500, 503])('status %s is a failure', async (statusCode) => {
  const { url, requests } = await receiver(answerWith(statusCode));
  await expect(send(url)).resolves.toMatchObject({ outcome: 'http_error', statusCode });
  expect(requests).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])('a redirect with status %s is not followed', async (statusCode) => {
  const target = await receiver(answerWith(200));
  const { url } = await receiver((res) => res.writeHead(statusCode, { location: target.url }).end());
  await expect(send(url)).resolves.toMatchObject({ outcome: 'http_error', statusCode });
  expect(target.requests).toHaveLength(0);
});

test('an attempt at a receiver that never responds ends at the time limit', async () => {
  const { url, requests } = await receiver(() => undefined);
  const result = await send(url, { timeoutMs: 150 });
  expect(result).toMatchObject({ outcome: 'timeout' });
  expect(result.durationMs).toBeGreaterThanOrEqual(149);
  expect(result.durationMs).toBeLessThan(5000);
  expect(requests).toHaveLength(1);
});

test('an attempt at a receiver that drips its headers ends at the time limit', async () => {
  const { url } = await tcpReceiver((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 10);
    socket.on('close', () => clearInterval(drip));
  });
  const result = await send(url, { timeoutMs: 150 });
  expect(result).toMatchObject({ outcome: 'timeout' });
  expect(result.durationMs).toBeLessThan(5000);
});

test('a receiver that drips its body after a 2xx status is a delivery; its connection is closed', async () => {
  const gone: Promise<void>[] = [];
  const { url } = await tcpReceiver((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    const drip = setInterval(() => socket.write('1\r\nx\r\n'), 10);
    gone.push(
      new Promise((resolve) =>
        socket.on('close', () => {
          clearInterval(drip);
          resolve();
        }),
      ),
    );
  });
  await expect(send(url, { timeoutMs: 200 })).resolves.toMatchObject({
    outcome: 'delivered',
    statusCode: 200,
  });
  await Promise.all(gone);
});

test('an endless body is read up to the limit and the socket buffers', async () => {
  let written = 0;
  const chunk = Buffer.alloc(16 * 1024);
  const gone: Promise<void>[] = [];
  const { url } = await receiver((res) => {
    res.writeHead(200);
    gone.push(new Promise((resolve) => res.once('close', resolve)));
    const pour = () => {
      while (!res.destroyed && res.write(chunk)) written += chunk.length;
      if (!res.destroyed) res.once('drain', pour);
    };
    pour();
  });
  await expect(send(url)).resolves.toMatchObject({ outcome: 'delivered' });
  await Promise.all(gone);
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

test.each([
  ['closes the connection after the request', (socket) => socket.once('data', () => socket.destroy())],
  ['closes the connection at once', (socket) => socket.destroy()],
  ['ends the connection at once', (socket) => socket.end()],
  ['does not speak HTTP', (socket) => socket.end('220 mail.example.com ESMTP\r\n')],
  ['sends headers without end', (socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`)],
  [
    'upgrades',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  ],
] satisfies [string, Parameters<typeof startTcpReceiver>[0]][])(
  'a receiver that %s is a failed connection and is not retried',
  async (_what, onConnection) => {
    const { url, connections } = await tcpReceiver(onConnection);
    await expect(send(url)).resolves.toMatchObject({ outcome: 'connection_failed' });
    expect(connections()).toBe(1);
  },
);

test('a response that is sent before the request was read counts', async () => {
  const { url } = await tcpReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
  const { outcome } = await send(url);
  expect(['delivered', 'connection_failed']).toContain(outcome);
});

test('a response that breaks off after a 2xx status is a delivery', async () => {
  const { url } = await tcpReceiver((socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx')),
  );
  await expect(send(url)).resolves.toMatchObject({ outcome: 'delivered', statusCode: 200 });
});

test('a closed port is a failed connection', async () => {
  const { url, stop } = await startReceiver(answerWith(200));
  await stop();
  await expect(send(url)).resolves.toMatchObject({ outcome: 'connection_failed' });
});

test('a name without an address is a failed connection; an endless look-up is a time-out', async () => {
  await expect(send('http://nowhere.example/')).resolves.toMatchObject({ outcome: 'connection_failed' });
  const hanging = send('http://slow.example/', {
    resolve: () => new Promise(() => undefined),
    connectTimeoutMs: 100,
  });
  await expect(hanging).resolves.toMatchObject({ outcome: 'timeout' });
});

test('a stop interrupts an attempt', async () => {
  const stop = new AbortController();
  const { url } = await receiver(() => stop.abort());
  await expect(send(url, { stop: stop.signal })).resolves.toMatchObject({ outcome: 'interrupted' });
  await expect(send(url, { stop: stop.signal })).resolves.toMatchObject({ outcome: 'interrupted' });
});

test('an informational response is not the final response', async () => {
  const { url } = await tcpReceiver((socket) =>
    socket.once('data', () =>
      socket.write(
        'HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\nHTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n',
      ),
    ),
  );
  await expect(send(url)).resolves.toMatchObject({ outcome: 'http_error', statusCode: 503 });
});

test('the time limit includes the connection phase, and an abandoned request is not sent later', async () => {
  const { url, requests } = await receiver(answerWith(200));
  const late: ((addresses: string[]) => void)[] = [];
  const resolve = () => new Promise<string[]>((answer) => late.push(answer));
  const target = url.replace('127.0.0.1', 'late.example');
  await expect(send(target, { resolve, timeoutMs: 100, connectTimeoutMs: 20_000 })).resolves.toMatchObject({
    outcome: 'timeout',
  });
  late.forEach((answer) => answer(['127.0.0.1']));
  await send(url, { headers: { 'X-Key': 'another' } });
  expect(requests.map(({ headers }) => headers['x-key'])).toEqual(['another']);
});

test('an endpoint with an invalid certificate gets no request', async () => {
  const { url } = await receiver(answerWith(200));
  await expect(send(url.replace('http:', 'https:'))).resolves.toMatchObject({ outcome: 'connection_failed' });
});

describe('unless private addresses are allowed', () => {
  const inName = (...addresses: string[]) => ({ allowPrivate: false, resolve: async () => addresses });

  test('no request reaches this machine, however its address is written', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections++;
      socket.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as { port: number };
    const hosts = [
      '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001', '127.0.0.1.',
      '0.0.0.0', '0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', 'localhost',
      'LOCALHOST', 'localhost.', 'a.localhost', '１２７.0.0.1', '127。0。0。1', '①②⑦.0.0.1',
      '[64:ff9b::7f00:1]', '[2002:7f00:1::]',
    ]; // prettier-ignore
    for (const host of hosts) {
      const result = await send(`http://${host}:${port}/`, inName('127.0.0.1'));
      expect([host, result.outcome]).toEqual([host, 'refused_address']);
    }
    expect(connections).toBe(0);
    await new Promise<void>((resolve) =>
      connect(port, '127.0.0.1')
        .resume()
        .once('close', () => resolve()),
    );
    expect(connections).toBe(1); // the check would notice a connection
  });

  test.each([
    [
      'private',
      '10.0.0.1',
      '10.1',
      '0xa000001',
      '012.0.0.1',
      '172.16.0.1',
      '192.168.0.1',
      '[::ffff:10.0.0.1]',
    ],
    ['link-local', '169.254.0.1', '[fe80::1]', '[febf::1]'],
    ['metadata', '169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.16689662'],
    ['metadata, IPv4 inside IPv6', '[::ffff:a9fe:a9fe]', '[64:ff9b::a9fe:a9fe]', '[2002:a9fe:a9fe::]'],
    ['metadata of others', '100.100.100.200', '192.0.0.192', '168.63.129.16', '[fd00:ec2::254]'],
    ['unique local', '[fc00::1]', '[fdff:ffff::1]'],
    ['shared (CGNAT)', '100.64.0.1', '100.127.255.255', '1681915905'],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', '[ff02::1]'],
    ['reserved', '240.0.0.1', '192.0.2.1', '198.18.0.1', '[2001:db8::1]', '[100::1]', '[fec0::1]'],
    ['tunnels', '[2001:0:7f00:1::]', '[2002:c0a8:101::1]', '[64:ff9b:1::7f00:1]', '[::ffff:0:7f00:1]'],
  ])('%s addresses are refused, however they are written', async (_what, ...hosts) => {
    for (const host of hosts) {
      const { outcome } = await send(`http://${host}/`, inName());
      expect([host, outcome]).toEqual([host, 'refused_address']);
    }
  });

  const hidden = [
    '127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::127.0.0.1',
    '10.0.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254', '100.100.100.200',
    'fd00:ec2::254', 'fc00::1', 'fe80::1', 'fe80::1%eth0', '224.0.0.1', 'ff02::1', '240.0.0.1', '255.255.255.255',
    '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2002:a9fe:a9fe::', '2001:0:7f00:1::',
    '2130706433', '0x7f000001', 'localhost', 'not an address', '',
  ]; // prettier-ignore
  test.each(hidden)(
    'a name that resolves to %s is refused, even if it also has a public address',
    async (address) => {
      for (const addresses of [[address], ['8.8.8.8', address], [address, '2606:4700::1111']]) {
        const { outcome } = await send('https://evil.example/', inName(...addresses));
        expect([addresses, outcome]).toEqual([addresses, 'refused_address']);
      }
    },
  );

  test('a name is resolved once, so its addresses cannot change between check and connection', async () => {
    const { url, connections } = await tcpReceiver((socket) => socket.end());
    const asked: string[] = [];
    const resolve: Resolve = async (name) => {
      asked.push(name);
      return asked.length === 1 ? ['10.0.0.1'] : ['127.0.0.1'];
    };
    const target = url.replace('127.0.0.1', 'rebind.example');
    await expect(send(target, { allowPrivate: false, resolve })).resolves.toMatchObject({
      outcome: 'refused_address',
    });
    expect([asked, connections()]).toEqual([['rebind.example'], 0]);
  });
});

test('the connection goes to the checked address: the name is resolved once', async () => {
  const { url, requests } = await receiver(answerWith(200));
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  const resolve = async () => answers.shift() ?? [];
  await expect(send(url.replace('127.0.0.1', 'rebind.example'), { resolve })).resolves.toMatchObject({
    outcome: 'delivered',
  });
  expect(answers).toHaveLength(1);
  expect(requests[0]?.headers.host).toContain('rebind.example');
});
