import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TurnMessage } from '@colloquy/contracts';
import { chunkKey, chunkPrefix, makeSpeechEncoder, recordingPiece } from '@colloquy/media';
import { listenTo } from '../../../libs/media/test/listen';
import type { SessionRef } from '../src/domain/run';
import { aSession, aTranscript } from './builders';
import { inWorld, sessionEnded, type World } from './support';

const tone = readFileSync(path.join(__dirname, '../../../libs/media/test/fixtures/tone-440.webm'));
const contentType = 'audio/webm';

/** Stores a browser's recording in chunks of 1 KB. */
async function record(world: World, ref: SessionRef, partOffsetMs: number, bytes = tone): Promise<void> {
  for (let index = 0; index * 1024 < bytes.length; index++) {
    const piece = bytes.subarray(index * 1024, (index + 1) * 1024);
    await world.store.put(chunkKey(ref, { partOffsetMs, index }), piece, { contentType });
  }
}

const keyOf = ({ accountId, interviewId, sessionId }: SessionRef, name: string) =>
  `${accountId}/${interviewId}/${sessionId}/${name}.webm`;

test.concurrent(
  'the chunks of a browser, from one or several recorders, are joined into one recording and deleted',
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
  'after a withdrawn consent nothing is stored, and the files of the session are deleted',
  inWorld(async (world) => {
    const ref = aSession();
    await record(world, ref, 0);
    // files of a run that was killed before the withdrawal
    for (const name of ['audio', 'conversation']) {
      await world.store.put(keyOf(ref, name), tone, { contentType });
    }
    const transcript = aTranscript(ref, ['user', 'We ask three of them.']);
    world.script.transcripts.set(ref.sessionId, { ...transcript, turns: [], withdrawn: true });
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'withdrawn' }]);
    expect(world.script.processed).toMatchObject([
      { ...ref, entries: [], transcriptKey: '', audioKey: '', conversationAudioKey: '' },
    ]);
    const { accountId, interviewId, sessionId } = ref;
    expect((await world.store.list(`${accountId}/${interviewId}/${sessionId}/`)).keys).toEqual([]);
  }),
);

test.concurrent(
  'the chunks of a phone call are joined into one recording',
  inWorld(async (world) => {
    const ref = aSession();
    const encoder = makeSpeechEncoder(8000);
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
  'a resumed conversation has one recording, and each session keeps its own',
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
  'a recorded session waits for the preceding session',
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
  'if a recording is not playable, the transcript is delivered without it',
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

/** Tones that represent utterances in a call. */
const [offRecord, onRecord, interviewer] = [440, 660, 880];

/** Stores a call in which each tone sounds from one second to another. */
async function recordTones(
  world: World,
  ref: SessionRef,
  tones: [hertz: number, from: number, to: number][],
) {
  const encoder = makeSpeechEncoder(8000);
  for (let index = 0; index < 6; index++) {
    const packets = Array.from({ length: 250 }, (_, n) => {
      const atMs = index * 5000 + n * 20;
      const [hertz = 0] = tones.find(([, from, to]) => atMs >= from * 1000 && atMs < to * 1000) ?? [];
      const sample = (at: number) => 8000 * Math.sin((2 * Math.PI * hertz * (atMs * 8 + at)) / 8000);
      return { data: encoder.encode(Int16Array.from({ length: 160 }, (_, at) => sample(at))), atMs };
    });
    const key = chunkKey(ref, { partOffsetMs: 0, index });
    await world.store.put(key, recordingPiece(packets, index), { contentType });
  }
  encoder.stop();
}

/** Returns the audible tones of a stored recording, second by second. */
async function tonesIn(world: World, key: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-tones-'));
  const file = path.join(directory, 'audio.webm');
  writeFileSync(file, await buffer(await world.store.get(key)));
  const { toneAt, heardMs } = await listenTo(file);
  rmSync(directory, { recursive: true });
  return {
    toneAt: (seconds: number) => toneAt(seconds * 1000),
    all: new Set(Array.from({ length: Math.floor(heardMs / 50) }, (_, n) => toneAt(n * 50))),
  };
}

test.concurrent.each([
  ['a known time', { offsetMs: 5000, durationMs: 4000 }],
  ['an unknown time', { offsetMs: 9000, durationMs: 0 }],
  ['an impossible time', { offsetMs: 20_000, durationMs: 1000 }],
])('an off-the-record answer with %s is inaudible, and the answer on the record is audible', (_how, place) =>
  inWorld(async (world) => {
    const ref = aSession();
    await recordTones(world, ref, [
      [interviewer, 1, 4],
      [offRecord, 5, 9],
      [interviewer, 11, 13],
      [onRecord, 14, 18],
      [interviewer, 19, 21],
    ]);
    const transcript = aTranscript(
      ref,
      ['agent', 'What does it cost?'],
      ['user', 'Off the record, our director was fired over the price of 3 million.'],
      ['agent', 'I have noted that.'],
      ['user', 'It costs 2 million in all.'],
      ['agent', 'Thank you.'],
    );
    const at = (from: number, to: number) => ({ offsetMs: from * 1000, durationMs: (to - from) * 1000 });
    const places: Partial<TurnMessage>[] = [
      at(1, 4),
      place,
      { ...at(11, 13), act: 'off-the-record' },
      at(14, 18),
      at(19, 21),
    ];
    transcript.turns = transcript.turns.map((turn, index) => ({ ...turn, ...places[index] }));
    world.script.transcripts.set(ref.sessionId, transcript);
    await world.startApp();
    await world.publish(sessionEnded(ref));
    await world.ended(1);

    const { all, toneAt } = await tonesIn(world, keyOf(ref, 'audio'));
    expect([...all].sort()).toEqual([onRecord, interviewer, 'silence']);
    for (const second of [14.1, 16, 17.9]) expect(toneAt(second)).toBe(onRecord);
  })(),
);
