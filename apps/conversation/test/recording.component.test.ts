import { until } from '@colloquy/testing';
import { join } from 'node:path';
import { encodeAudioFrame } from '@colloquy/contracts';
import { chunkPrefix, makeFilesystemStore } from '@colloquy/media';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const sound = (byte: number) => new Uint8Array(1000).fill(byte);
const frame = (partOffsetMs: number, index: number) =>
  Buffer.from(encodeAudioFrame({ partOffsetMs, index, sound: sound(index) }));

async function stored(interview: { accountId: string; id: string }, sessionId: string) {
  const root = join(harness.joinDir, 'media');
  const store = makeFilesystemStore({ root, publicBaseUrl: 'http://x', signingSecret: 's'.repeat(32) });
  const { keys } = await store.list(chunkPrefix({ ...interview, interviewId: interview.id, sessionId }));
  const pieces = [];
  for (const key of keys) {
    const chunks = [];
    for await (const chunk of await store.get(key)) chunks.push(chunk as Buffer);
    pieces.push([key.split('/').at(-1), Buffer.concat(chunks)]);
  }
  return pieces;
}

test('every piece of the recording is acknowledged once it is stored; a repeated piece is stored once', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.hello();
  const { sessionId } = await client.next('welcome');
  for (const [offset, index] of [
    [0, 0],
    [0, 1],
    [0, 1],
    [5000, 0],
  ] as const) {
    client.raw(frame(offset, index));
    expect(await client.next('audio-ack')).toMatchObject({ partOffsetMs: offset, index });
  }
  expect(await stored(platform.interview, sessionId)).toEqual([
    ['000000000-000000.webm', Buffer.from(sound(0))],
    ['000000000-000001.webm', Buffer.from(sound(1))],
    ['000005000-000000.webm', Buffer.from(sound(0))],
  ]);
});

test('sound before welcome is refused and not stored', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform), platform);
  client.raw(frame(0, 0));
  expect(await client.next('error')).toMatchObject({ code: 'unexpected-frame' });
});

test('a client that does not wait for acknowledgements is disconnected', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform, { MESSAGE_BURST: 1000 }), platform);
  client.hello();
  await client.next('welcome');
  for (let index = 0; index < 300; index++) client.raw(frame(0, index));
  expect(await client.next('error')).toMatchObject({ code: 'too-fast' });
  expect(await client.closed).toBe(1008);
});

test('sound without words differs from no sound, also for the next owner of the session', async () => {
  const platform = await harness.platform();
  const first = await harness.client(await harness.app(platform), platform);
  const { sessionId, resumeToken } = await first.hello().next('welcome');
  first.raw(frame(0, 0));
  await first.next('audio-ack');
  await until(async () => (await harness.liveSessions())[0]?.gotSound === true, 'the sound is noted');
  const other = await harness.app(platform, { SILENCE_PROMPT_MS: 50, SILENCE_PROMPTS: 1 });
  const second = await harness.client(other, platform);
  second.hello({ resume: { sessionId, resumeToken, lastSequence: 0 } });
  expect(await second.next('ended')).toMatchObject({ reason: 'user_audio_silent' });
});
