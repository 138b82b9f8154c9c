import { disconnectReasons } from '@colloquy/contracts';
import { eventually } from '@colloquy/testing';
import { type ApiClient, type Json, makeApi } from '../src/api';
import { dialled, endings, type Scene, shortTimes } from '../src/endings';
import { makeLine } from '../src/line';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let call: ApiClient;
/** Interviews of all tests run concurrently, since they mostly wait. */
let ended: Promise<string>[] = [];
let failed: Promise<string>[] = [];
let unattended: Promise<string>;

const attempts = [
  { what: 'busy', number: '+15550002', said: 'Call busy' },
  { what: 'no answer', number: '+15550003', said: 'No answer' },
  { what: 'carrier failure', number: '+15550004', said: 'Call failed' },
  { what: 'canceled', number: '+15551004', behaviour: { becomes: 'canceled' }, said: 'Call canceled' },
  { what: 'conference refuses', number: '+15550005', said: 'Could not enter the conference' },
];

beforeAll(async () => {
  platform = await startPlatform(shortTimes);
  const file = platform.file();
  call = (await makeApi(file.baseUrl)).as({ apiKey: file.accounts[0]?.apiKey ?? '' });
  const line = makeLine(file);
  const scene = (number: string): Scene => ({ call, appUrl: file.appUrl, line, number });
  ended = endings.map(({ provoke }, nth) => provoke(scene(`+1555200${String(nth).padStart(2, '0')}`)));
  failed = attempts.map(({ number, behaviour }) => dialled(scene(number), behaviour));
  unattended = dialled(scene('+15551005'), {});
  await Promise.allSettled([...ended, ...failed, unattended]); // each test checks its own interview
}, 300_000);
afterAll(() => platform?.stop(), 60_000);

async function sessionsOf(id: string): Promise<Json[]> {
  const { body } = await call('GET', `/api/interviews/${id}`);
  return [...body.sessions].reverse();
}

test('every disconnect reason of the specification is provoked', () => {
  expect(new Set(endings.map(({ reason }) => reason))).toEqual(new Set(disconnectReasons));
});

test.each(endings.map((ending, nth) => ({ ...ending, nth })))(
  '$platform: an expert who $how: $reason',
  async ({ platform: channel, reason, continues, nth }) => {
    const id = (await ended[nth]) ?? '';
    await eventually(async () => {
      const [session] = await sessionsOf(id);
      expect(session).toMatchObject({ platform: channel, disconnectReason: reason, isProcessed: true });
    });
    const [session, next] = await sessionsOf(id);
    expect(session.endedAt).not.toBeNull();
    if (continues) expect(next).toMatchObject({ platform: continues, continuesSessionId: session.id });
    else expect(next).toBeUndefined();
  },
);

test.each(attempts.map((attempt, nth) => ({ ...attempt, nth })))(
  'a failed call ($what) leaves no session and sets the status reason',
  async ({ said, nth }) => {
    const id = (await failed[nth]) ?? '';
    await eventually(async () => {
      const { body } = await call('GET', `/api/interviews/${id}`);
      expect(body).toMatchObject({ status: 'NOT_SCHEDULED', sessions: [], sessionCount: 0 });
      expect(body.statusReason.toLowerCase()).toContain(said.toLowerCase());
      expect(body.statusReason).toContain('after 3 attempts');
    });
  },
);

test('a call that no expert joins has a session that ended early', async () => {
  const id = await unattended;
  await eventually(async () => {
    const { body } = await call('GET', `/api/interviews/${id}`);
    expect(body).toMatchObject({ status: 'NOT_SCHEDULED', statusReason: 'Expert did not join' });
    expect(body.sessions).toMatchObject([{ platform: 'PHONE', disconnectReason: 'call_ended_early' }]);
  });
});
