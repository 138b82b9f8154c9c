import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkKey, chunkPrefix, makeTelephoneEncoder, recordingPiece } from '@colloquy/media';
import type { SessionRef } from '../src/domain/run';
import { aSession, aTranscript } from './builders';
import { inWorld, sessionEnded, type World } from './support';

jest.setTimeout(30_000);

const tone = readFileSync(path.join(__dirname, '../../../libs/media/test/fixtures/tone-440.webm'));
const contentType = 'audio/webm';

/** Stores what a browser recorded, in pieces of 1 KB. */
async function record(world: World, ref: SessionRef, partOffsetMs: number, bytes = tone): Promise<void> {
  for (let index = 0; index * 1024 < bytes.length; index++) {
    const piece = bytes.subarray(index * 1024, (index + 1) * 1024);
    await world.store.put(chunkKey(ref, { partOffsetMs, index }), piece, { contentType });
  }
}

const keyOf = ({ accountId, interviewId, sessionId }: SessionRef, name: string) =>
  `${accountId}/${interviewId}/${sessionId}/${name}.webm`;

test.concurrent(
  'the pieces a browser recorded, also by several recorders, become one recording and are removed',
  inWorld(async (world) => {
    const ref = aSession();
    await record(world, ref, 0);
    await record(world, ref, 60_000);
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    await world.ended(1);

    const audioKey = keyOf(ref, 'audio');
    expect(world.script.processed).toMatchObject([{ audioKey, conversationAudioKey: audioKey }]);
    const stored = await world.store.stat(audioKey);
    expect(stored).toMatchObject({ contentType: 'audio/webm;codecs=opus' });
    expect(stored?.sizeBytes).toBeGreaterThan(tone.length);
    expect((await world.store.list(chunkPrefix(ref))).keys).toEqual([]);
  }),
);

test.concurrent(
  'the pieces of a call become a recording as those of a browser do',
  inWorld(async (world) => {
    const ref = aSession();
    const encoder = makeTelephoneEncoder();
    for (const index of [0, 1]) {
      const packets = Array.from({ length: 250 }, (_, n) => ({
        data: encoder.encode(new Int16Array(160).fill(n)),
        atMs: index * 5000 + n * 20,
      }));
      const key = chunkKey(ref, { partOffsetMs: 1500, index });
      await world.store.put(key, recordingPiece(packets, index), { contentType });
    }
    encoder.stop();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    await world.ended(1);

    expect(world.script.processed).toMatchObject([{ audioKey: keyOf(ref, 'audio') }]);
    expect((await world.store.list(chunkPrefix(ref))).keys).toEqual([]);
  }),
);

test.concurrent(
  'the recording of a conversation that was resumed is one file, and each session keeps its own',
  inWorld(async (world) => {
    const first = aSession();
    const ref = { ...first, sessionId: aSession().sessionId };
    await world.store.put(keyOf(first, 'audio'), tone, { contentType });
    await record(world, ref, 0);
    world.script.transcripts.set(ref.sessionId, {
      ...aTranscript(ref, ['user', 'We ask three of them.']),
      earlier: [
        { sessionId: first.sessionId, isProcessed: true, audioKey: keyOf(first, 'audio'), offsetMs: 0 },
      ],
      offsetMs: 30_000,
    });
    await world.startApp();
    await world.publish(sessionEnded(ref));
    await world.ended(1);

    const [processed] = world.script.processed;
    expect(processed).toMatchObject({
      audioKey: keyOf(ref, 'audio'),
      conversationAudioKey: keyOf(ref, 'conversation'),
    });
    const size = async (key: string) => (await world.store.stat(key))?.sizeBytes ?? 0;
    expect(await size(keyOf(ref, 'conversation'))).toBeGreaterThan(await size(keyOf(ref, 'audio')));
  }),
);

test.concurrent(
  'a recorded session waits for the one before it',
  inWorld(async (world) => {
    const first = aSession();
    const ref = { ...first, sessionId: aSession().sessionId };
    await record(world, ref, 0);
    const transcript = (isProcessed: boolean) => ({
      ...aTranscript(ref, ['user', 'We ask three of them.']),
      earlier: [{ sessionId: first.sessionId, isProcessed, audioKey: '', offsetMs: 0 }],
      offsetMs: 30_000,
    });
    world.script.transcripts.set(ref.sessionId, transcript(false));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    while (world.script.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(world.script.processed).toEqual([]);
    world.script.transcripts.set(ref.sessionId, transcript(true));
    await world.ended(1);
    expect(world.script.processed).toHaveLength(1);
  }),
);

test.concurrent(
  'a recording that cannot be played costs the recording, not the transcript',
  inWorld(async (world) => {
    const ref = aSession();
    await record(world, ref, 0, Buffer.from('this is no sound'.repeat(200)));
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    expect(world.script.processed).toMatchObject([{ audioKey: '', conversationAudioKey: '' }]);
  }),
);
