import { encodeAudioFrame } from '@colloquy/contracts';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('an expert who reaches the text limit gets a clear error, the closing words and an ended session', async () => {
  const platform = await harness.platform({ earlierTextBytes: 999_000 });
  const client = await harness.client(await harness.app(platform, { CLOSING_MS: 300 }), platform);
  client.hello();
  await client.next('turn');
  client.send({ type: 'say', utteranceId: crypto.randomUUID(), text: 'x'.repeat(1000) });
  expect(await client.next('error')).toMatchObject({ code: 'too-much-text' });
  expect(await client.next('turn')).toMatchObject({ text: 'Thank you, goodbye.', closing: true });
  expect(await client.next('ended')).toMatchObject({ reason: 'completed_natural_end' });
  expect(platform.interview.turns.every(({ role }) => role === 'agent')).toBe(true);
});

test('sound that begins in the future is refused and not acknowledged, and the conversation goes on', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  await client.hello().next('welcome');
  const sound = new Uint8Array(1000);
  client.raw(Buffer.from(encodeAudioFrame({ partOffsetMs: 11 * 3_600_000, index: 0, sound })));
  expect(await client.next('error')).toMatchObject({ code: 'too-much-sound' });
  client.raw(Buffer.from(encodeAudioFrame({ partOffsetMs: 1000, index: 0, sound })));
  expect(await client.next('audio-ack')).toMatchObject({ partOffsetMs: 1000 });
  await client.say('By price.');
});

test('a session with more turns than a page is taken over whole', async () => {
  const platform = await harness.platform({ turnsAPage: 2 });
  const first = await harness.client(await harness.app(platform), platform);
  const { sessionId, resumeToken } = await first.hello().next('welcome');
  await first.next('turn');
  await first.say('By price.');
  await first.next('turn');
  await first.say('Nothing.');
  await first.next('turn');
  const second = await harness.client(await harness.app(platform), platform);
  second.hello({ resume: { sessionId, resumeToken, lastSequence: -1 } });
  const { turns } = await second.next('welcome');
  expect(turns.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
});
