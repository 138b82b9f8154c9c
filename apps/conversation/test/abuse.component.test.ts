import { once } from 'node:events';
import { newId } from '@colloquy/kernel';
import WebSocket from 'ws';
import { appUrl, makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const say = (text: unknown, utteranceId: unknown = newId()) =>
  JSON.stringify({ type: 'say', utteranceId, text });

test.each([
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '1'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"shout"}'],
  ['a prototype', '{"__proto__":{"type":"end"}}'],
  ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['an object as text', say({ $gt: '' })],
  ['no words', say('  \u0000\n ')],
  ['an utterance beyond the limit', say('x'.repeat(10_001))],
  ['an id that is none', say('x', '../..')],
])('%s is refused and the conversation goes on', async (_name, frame) => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  await client.next('turn');
  client.raw(frame);
  expect(await client.next('error')).toMatchObject({
    code: 'malformed',
    message: expect.stringMatching(/.+/),
  });
  await client.say('By price.');
});

test('unknown fields are ignored, and characters that cannot be stored are removed', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  await client.next('turn');
  client.raw(`{"type":"say","utteranceId":"${newId()}","text":"a\\u0000b \\ud800 c\\nd","more":{"x":1}}`);
  await client.next('ack');
  expect(platform.said()[1]).toBe('user: a b \ufffd c\nd');
});

test('too many malformed frames end the connection', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  for (let n = 0; n < 5; n++) client.raw('{');
  expect(await client.closed).toBe(1008);
});

test('a binary frame that is no audio frame is refused', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.raw(Buffer.from('{"type":"hello","protocol":1}'));
  expect(await client.next('error')).toMatchObject({ code: 'malformed' });
});

test('a frame over 64 KB closes the connection with 1009', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.raw(JSON.stringify({ type: 'hello', protocol: 1, more: 'x'.repeat(64 * 1024) }));
  expect(await client.closed).toBe(1009);
});

test('a flood is cut off', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform, { MESSAGE_BURST: 20 }), platform);
  client.hello();
  await client.next('turn');
  for (let n = 0; n < 100; n++) client.send({ type: 'typing' });
  expect(await client.next('error')).toMatchObject({ code: 'too-fast' });
  expect(await client.closed).toBe(1008);
});

test('a frame before hello, a second hello and another protocol are refused', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const eager = await harness.client(app, platform);
  eager.send({ type: 'end' });
  expect(await eager.next('error')).toMatchObject({ code: 'unexpected-frame' });
  expect(await eager.closed).toBe(1008);
  const future = await harness.client(app, platform);
  future.send({ type: 'hello', protocol: 2 });
  expect(await future.next('error')).toMatchObject({ code: 'unsupported-protocol' });
  expect(await future.closed).toBe(1008);
  const twice = await harness.client(app, platform);
  await twice.hello().next('welcome');
  expect(await twice.hello().next('error')).toMatchObject({ code: 'unexpected-frame' });
  await twice.say('I am still here.');
});

test('a connection that never says hello is closed', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform, { HELLO_MS: 50 }), platform);
  expect(await client.closed).toBe(1008);
});

test('a client that answers no ping is disconnected', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { PING_MS: 300, VANISH_MS: 50 });
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  client.socket.pause();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (platform.reasons()[0] === undefined) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  expect(platform.reasons()).toEqual(['client_disconnect']);
});

test('pages of other origins may not connect; clients without an origin may', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  await harness.client(app, platform, { origin: appUrl });
  for (const origin of ['http://evil.example', 'null', `${appUrl}.evil.example`, 'https://app.example']) {
    await expect(harness.client(app, platform, { origin })).rejects.toThrow('403');
  }
});

test('connections are limited by address and by interview', async () => {
  const platform = await harness.platform();
  const change = { MAX_CONNECTIONS_PER_ADDRESS: 3, MAX_CONNECTIONS_PER_INTERVIEW: 2 };
  const app = await harness.app(platform, change);
  const first = await harness.client(app, platform);
  await harness.client(app, platform);
  const third = await harness.client(app, platform);
  expect(await third.next('error')).toMatchObject({ code: 'too-many-connections' });
  expect(await third.closed).toBe(1013);
  await harness.client(app, platform).then((client) => client.closed);
  await first.close();
  await (await harness.client(app, platform)).hello().next('welcome');
});

test('connections above the cap of an address are refused', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { MAX_CONNECTIONS_PER_ADDRESS: 1 });
  await harness.client(app, platform);
  await expect(harness.client(app, platform)).rejects.toThrow('429');
});

test('client addresses are read from the header of a trusted proxy only', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform, { MAX_CONNECTIONS_PER_ADDRESS: 1, TRUSTED_PROXIES: 1 });
  await harness.client(app, platform, { 'x-forwarded-for': '203.0.113.1' });
  await harness.client(app, platform, { 'x-forwarded-for': '203.0.113.2' });
  const forged = harness.client(app, platform, { 'x-forwarded-for': '198.51.100.9, 203.0.113.1' });
  await expect(forged).rejects.toThrow('429');
});

test('an upgrade on another path is refused', async () => {
  const app = await harness.app(await harness.platform());
  for (const path of ['/', '/call//socket', '/call/a/b/socket', '/call/%00/sock']) {
    const socket = new WebSocket(`ws://127.0.0.1:${app.httpPort()}${path}`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  }
});
