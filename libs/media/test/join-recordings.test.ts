import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type JoinedRecording, joinRecordings, type JoinOptions, type RecordingPart } from '../src/index';
import { readRecording } from '../src/audio/read-recording';
import { listenTo } from './listen';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name));
const tone440 = fixture('tone-440.webm'); // 0.96 s in frames of 60 ms, from Chromium's MediaRecorder.
const tone880 = fixture('tone-880.webm'); // 0.66 s.
const phone660 = fixture('tone-660-phone.wav'); // 0.5 s, mu-law, 8 kHz.

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'colloquy-join-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const part = (bytes: Buffer, offsetMs: number, contentType = 'audio/webm;codecs=opus'): RecordingPart => ({
  open: async () => Readable.from([bytes]),
  contentType,
  offsetMs,
});
const joined = (parts: RecordingPart[], options: JoinOptions = {}) =>
  joinRecordings(parts, { temporaryDirectory: directory, ...options });
const listen = async (recording: JoinedRecording) => {
  const path = join(directory, 'result.webm');
  await writeFile(path, recording.stream());
  return listenTo(path);
};

test('browser, telephone and browser parts become one recording, each audible at its time', async () => {
  const recording = await joined([
    part(tone440, 0),
    part(phone660, 1500, 'audio/wav'),
    part(tone880, 3000, 'audio/webm'),
  ]);
  expect(recording).toMatchObject({ contentType: 'audio/webm;codecs=opus', damagedParts: [] });
  const heard = await listen(recording);
  expect(heard.codec).toBe('opus');
  expect([400, 1200, 1750, 2500, 3300].map((ms) => heard.toneAt(ms))).toEqual([
    440,
    'silence',
    660,
    'silence',
    880,
  ]);
  expect(heard.durationMs).toBe(3660);
  expect(heard.heardMs).toBeCloseTo(3660);
  expect(recording.durationMs).toBe(3660);
});

test('a single recording becomes seekable: it has a duration, and its packets are unchanged', async () => {
  const recording = await joined([part(tone440, 0)]);
  const bytes = await buffer(recording.stream());
  expect(bytes.length).toBe(recording.sizeBytes);
  const [original, copy] = [
    await listenTo(join(__dirname, 'fixtures', 'tone-440.webm')),
    await listen(recording),
  ];
  expect(copy.heardMs).toBe(original.heardMs);
  expect(copy.toneAt(450)).toBe(440);
  expect(bytes.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true); // index for seeking
});

test('parts are sorted by time, and a part that starts too early follows the preceding one', async () => {
  const heard = await listen(await joined([part(tone880, 500), part(tone440, 0)]));
  expect([400, 850, 1100].map((ms) => heard.toneAt(ms))).toEqual([440, 440, 880]);
  expect(heard.durationMs).toBe(1620);
});

test('raw mu-law samples in chunks of any size are joined like a WAV file', async () => {
  const samples = phone660.subarray(phone660.length - 4000);
  const pieces = Array.from({ length: 40 }, (_, i) => samples.subarray(i * 100, i * 100 + 100));
  const recording = await joined([
    { open: async () => Readable.from(pieces), contentType: 'audio/basic', offsetMs: 0 },
  ]);
  const heard = await listen(recording);
  expect(heard.toneAt(250)).toBe(660);
  expect(heard.durationMs).toBe(500);
});

test('a recording that was cut off is delivered up to the cut', async () => {
  const recording = await joined([part(tone440.subarray(0, 1500), 0), part(tone880, 1000)]);
  const heard = await listen(recording);
  expect([300, 1300].map((ms) => heard.toneAt(ms))).toEqual([440, 880]);
});

test('an unreadable part is reported, and the other parts are joined', async () => {
  const garbage = Buffer.alloc(3000, 'not a recording');
  const recording = await joined([part(garbage, 0), part(tone880, 200), part(garbage, 900, 'audio/wav')]);
  expect(recording.damagedParts).toEqual([0, 2]);
  expect((await listen(recording)).toneAt(500)).toBe(880);
});

test.each<[string, RecordingPart[], JoinOptions, object]>([
  ['no part', [], {}, { kind: 'invalid', code: 'NO_AUDIO' }],
  ['parts without sound', [part(Buffer.alloc(0), 0)], {}, { kind: 'invalid', code: 'NO_AUDIO' }],
  ['another kind', [part(tone440, 0, 'audio/mp4')], {}, { kind: 'invalid', code: 'UNSUPPORTED_RECORDING' }],
  [
    'an offset days away',
    [part(tone440, 0), part(tone880, 3 * 86_400_000)],
    {},
    { kind: 'invalid', code: 'RECORDING_TOO_LONG' },
  ],
  ['a part above the limit', [part(tone440, 0)], { maxPartBytes: 1000 }, { kind: 'too-large' }],
  ['an aborted wait', [part(tone440, 0)], { signal: AbortSignal.abort() }, { kind: 'timeout' }],
])('%s is refused and leaves no file behind', async (_, parts, options, refusal) => {
  await expect(joined(parts, options)).rejects.toMatchObject(refusal);
  expect(readdirSync(directory)).toEqual([]);
});

test('a recording is cut at the limit, whether timestamps or the number of packets exceed it', async () => {
  const late = await joined([part(tone440, 200)], { maxDurationMs: 500 });
  expect(late.durationMs).toBeLessThanOrEqual(560);
  expect(late.damagedParts).toEqual([0]);
  const many = await joined(Array(20).fill(part(tone440, 0)), { maxDurationMs: 1500 });
  expect(many.durationMs).toBeLessThanOrEqual(1560);
});

test('disposing of a recording removes its file', async () => {
  const recording = await joined([part(tone440, 0)]);
  await recording.dispose();
  await recording.dispose();
  expect(readdirSync(directory)).toEqual([]);
});

test('silenced stretches are not in the file, and everything else keeps its time', async () => {
  const whole = await joined([part(tone440, 0)]);
  const cut = await joined([part(tone440, 0)], { silences: [{ fromMs: 300, toMs: 600 }] });
  const heard = await listen(cut);
  expect([100, 450, 800].map((ms) => heard.toneAt(ms))).toEqual([440, 'silence', 440]);
  expect(cut.durationMs).toBe(whole.durationMs);
  // frames of 60 ms: 300 to 600 ms are the sixth to the tenth
  const frames: Buffer[] = [];
  await writeFile(join(directory, 'whole.webm'), whole.stream());
  for await (const { data } of readRecording(join(directory, 'whole.webm'), 'audio/webm')) {
    frames.push(Buffer.from(data));
  }
  const [before, after] = [await buffer(whole.stream()), await buffer(cut.stream())];
  const inside = frames.slice(5, 10);
  expect(inside).toHaveLength(5);
  expect(inside.map((frame) => [before.includes(frame), after.includes(frame)])).toEqual(
    inside.map(() => [true, false]),
  );
  expect([frames[4], frames[10]].map((frame) => frame && after.includes(frame))).toEqual([true, true]);
});

test('a recording that is silenced to its end keeps its duration', async () => {
  const cut = await joined([part(tone440, 0)], { silences: [{ fromMs: 0, toMs: Infinity }] });
  expect(cut.durationMs).toBe(960);
  const heard = await listen(cut);
  expect([100, 900].map((ms) => heard.toneAt(ms))).toEqual(['silence', 'silence']);
});
