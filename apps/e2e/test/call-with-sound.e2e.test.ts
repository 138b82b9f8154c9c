import { eventually } from '@colloquy/testing';
import { type ApiClient, type Json, makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';
import { listenTo } from '../src/recording';
import { rehearse, rehearsed } from '../src/rehearsal';

/** Words of the script by which its utterances are recognised. */
const onRecord = 'We compared five suppliers';
const offRecord = ['Lyon', 'auditors forty'];
const interruption = 'the permits alone took eleven months';
/** Tolerance between a time and its sound, in seconds. */
const toleranceSeconds = 0.5;

let platform: Platform;
let call: ApiClient;
let transcript: Json[];
let timing: Json;
let cues: { start: number; end: number }[];
let recording: Awaited<ReturnType<typeof listenTo>>;
let line: string;

beforeAll(async () => {
  platform = await startPlatform({
    LINE_SOUND: 'true',
    LINE_THINK_MS: '300',
    LINE_RING_MS: '50',
    LINE_WAIT_MS: '20',
    DIAL_EVERY_MS: '200',
  });
  const file = platform.file();
  call = (await makeApi(file.baseUrl)).as({ apiKey: file.accounts[0]?.apiKey ?? '' });
  const id = await rehearse(
    platform,
    call,
    'phone-sound',
    { dialInPhone: '+15553001' },
    '--phone',
    '--sound',
    '--wait',
  );
  transcript = (await call('GET', `/api/interviews/${id}/transcription`)).body;
  timing = (await call('GET', `/api/interviews/${id}/transcription/timing`)).body;
  const headers = { 'x-api-key': file.accounts[0]?.apiKey ?? '' };
  const vtt = await fetch(`${file.baseUrl}/api/interviews/${id}/export?format=vtt`, { headers });
  cues = cuesIn(await vtt.text());
  const { body } = await call('GET', `/api/interviews/${id}/audio`);
  const webm = await eventually(async () => (await fetch(body.url)).arrayBuffer());
  line = file.services.find(({ name }) => name === 'line')?.httpUrl ?? '';
  recording = await listenTo(new Uint8Array(webm), line);
}, 600_000);
afterAll(() => platform?.stop(), 60_000);

/** Returns the times of WebVTT cues in seconds. */
const cuesIn = (vtt: string) =>
  [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)].map(([, start = '', end = '']) => ({
    start: secondsOf(start),
    end: secondsOf(end),
  }));
const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const said = (words: string) => transcript.findIndex(({ message }) => message.includes(words));
const startOf = (words: string): number => transcript[said(words)]?.timestamp_secs;

test('words off the record are absent from transcript and recording, and words on the record are in both', async () => {
  const heard = await recording.words();
  for (const words of offRecord) {
    expect(JSON.stringify(transcript)).not.toContain(words);
    expect(heard).not.toContain(words);
  }
  for (const words of [onRecord, 'Scaffolding surprises owners most', interruption]) {
    expect(said(words)).toBeGreaterThan(-1);
    expect(heard).toContain(words);
  }
  const gap = startOf('Scaffolding');
  expect(recording.loudest(gap - 6, gap - 1)).toBe(0);
}, 600_000);

test('what is withheld is told with its time and reason, is silent in the recording, and no subtitle covers it', async () => {
  const { turns, withheld } = timing;
  expect(cues.length).toBeGreaterThan(0);
  expect(turns).toHaveLength(transcript.length);
  expect(withheld.map(({ reason }: Json) => reason)).toContain('off_the_record');
  for (const { start_secs: start, end_secs: end } of withheld) {
    expect(end).toBeGreaterThan(start);
    expect(recording.loudest(start + 0.2, end - 0.2)).toBe(0);
    for (const cue of cues) expect(cue.start < start && cue.end > start).toBe(false);
  }
  const known = turns.filter(({ end_secs }: Json) => end_secs !== null);
  expect(known.length).toBeGreaterThan(turns.length / 2);
  for (const { start_secs, end_secs } of known) expect(end_secs).toBeGreaterThan(start_secs);
});

test('every time in the transcript matches its sound', async () => {
  const placed = transcript.filter(
    ({ message }, at) => at > said('What slows') - 1 && !message.includes(interruption),
  );
  expect(placed.length).toBeGreaterThan(6);
  for (const { message, timestamp_secs: at } of placed) {
    const begins = message.split(' ').slice(0, 2).join(' ');
    expect(await recording.words(at - toleranceSeconds, at + 2.5)).toContain(begins);
    expect(await recording.words(at - 3, at - toleranceSeconds)).not.toContain(begins);
  }
  const at = startOf(interruption);
  expect(await recording.words(at + 1, at + 5)).toContain('the permits alone');
}, 600_000);

test('nothing is recorded before the consent', () => {
  const begins = startOf('What slows');
  expect(recording.loudest(0, begins - 1)).toBe(0);
});

test('the interviewer does not interrupt for 45 s, and listening sounds do not take the turn', () => {
  expect(said('Mm-hm')).toBe(-1);
  const [monologue] = transcript.filter(({ role, message }) => role === 'user' && message.length > 500);
  const after = transcript[transcript.indexOf(monologue) + 1];
  expect(after.role).toBe('agent');
  expect(after.timestamp_secs - monologue.timestamp_secs).toBeGreaterThan(45);
});

test('the transcript of an interrupted interviewer turn ends at the interruption', () => {
  const interrupted = transcript[said(interruption) - 1];
  expect(interrupted.role).toBe('agent');
  expect(interrupted.message).not.toContain(rehearsed.questions[2]);
});

test('the sample of a voice says a sentence of the greeting', async () => {
  const { baseUrl, accounts } = platform.file();
  const sample = await fetch(`${baseUrl}/api/voices/samples`, {
    method: 'POST',
    headers: { 'x-api-key': accounts[0]?.apiKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', firstMessage: 'Hello {{name}}. My name is Kim today.' }),
  });
  expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  const form = new FormData();
  form.set('file', await sample.blob(), 'sample.wav');
  const heard = await fetch(`${line}/v1/audio/transcriptions`, { method: 'POST', body: form });
  expect(await heard.json()).toEqual({ text: 'My name is Kim today.' });
});
