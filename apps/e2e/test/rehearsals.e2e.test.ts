import { joinInterview } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import { type ApiClient, makeApi } from '../src/api';
import { listenToEvents } from '../src/event-listener';
import { type Platform, startPlatform } from '../src/platform';
import { rehearse, rehearsed } from '../src/rehearsal';
import { startReceiver } from '../src/webhook-receiver';

/** Settings that let a session end for every reason within seconds, unless the expert is typing. */
const shortTimes = {
  SILENCE_PROMPT_MS: '3000',
  GRACE_MS: '20000',
  CLOSING_MS: '6000',
  COUNTDOWN_MS: '2000',
  RATE_LIMIT_PRINCIPAL_PER_MINUTE: '100000',
};

const scripts = [
  'stop-now',
  'withdraw',
  'withdraw-by-button',
  'ask-about-the-interview',
  'cut-greeting',
  'one-more-thing',
  'typing-after-closing',
  'unsent-answer',
  'off-the-record-in-other-words',
  'absent-with-reading-aloud',
] as const;

let platform: Platform;
let call: ApiClient;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let events: Awaited<ReturnType<typeof listenToEvents>>;
/** Rehearsals run concurrently, since they mostly wait. */
const rehearsals = new Map<string, Promise<string>>();

beforeAll(async () => {
  receiver = await startReceiver();
  platform = await startPlatform(shortTimes);
  const file = platform.file();
  call = (await makeApi(file.baseUrl)).as({ apiKey: file.accounts[0]?.apiKey ?? '' });
  events = await listenToEvents(file, 'interview.withdrawn.v1');
  const notifications = [{ endpoint: `${receiver.url}/hook` }];
  for (const script of scripts) rehearsals.set(script, rehearse(platform, call, script, { notifications }));
  await Promise.allSettled(rehearsals.values()); // each test checks its own rehearsal
}, 400_000);
afterAll(async () => {
  await events?.stop();
  await platform?.stop();
  await receiver?.stop();
});

const read = async (id: string) => (await call('GET', `/api/interviews/${id}`)).body;

test.each(scripts)('an expert who follows the script %s is understood', async (script) => {
  await expect(rehearsals.get(script)).resolves.toEqual(expect.any(String));
});

test('an interview that the expert ends in words is completed', async () => {
  const id = (await rehearsals.get('stop-now')) ?? '';
  expect(await read(id)).toMatchObject({
    status: 'COMPLETED',
    sessions: [{ disconnectReason: 'completed_by_expert' }],
  });
});

test.each(['withdraw', 'withdraw-by-button'])(
  'after a withdrawal (%s) no words of the expert are delivered, and each party is notified once',
  async (script) => {
    const id = (await rehearsals.get(script)) ?? '';
    await eventually(() => expect(receiver.of(id)).toHaveLength(1));
    const target = `/api/interviews/${id}`;
    const interview = await read(id);
    expect(interview).toMatchObject({
      statusReason: 'The expert withdrew consent',
      summary: null,
      quotes: null,
      qualityScore: null,
      qualityReasons: null,
      agentScore: null,
      agentReasons: null,
      sessions: [{ audioUrl: null, transcriptUrl: null }],
    });
    expect(await call('GET', `${target}/transcription`)).toMatchObject({ status: 200, body: [] });
    expect((await call('GET', `${target}/audio`)).status).toBe(404);
    expect(receiver.of(id)[0]?.body).toMatchObject({ success: false, qualityScore: null, agentScore: null });
    expect(events.of(id)).toHaveLength(1);
    expect(events.of(id)[0]?.data).toMatchObject({ withdrawnAt: expect.any(String) });
  },
);

test('the consent is stored as given on the page', async () => {
  const { consents } = await read((await rehearsals.get('one-more-thing')) ?? '');
  expect(consents).toMatchObject([
    {
      channel: 'WEB',
      language: 'en',
      text: expect.stringContaining('I agree'),
      agreedAt: expect.any(String),
    },
  ]);
});

test('words after the closing are delivered', async () => {
  for (const script of ['one-more-thing', 'typing-after-closing', 'unsent-answer']) {
    const id = (await rehearsals.get(script)) ?? '';
    await eventually(async () => {
      const { body } = await call('GET', `/api/interviews/${id}/transcription`);
      expect(JSON.stringify(body)).toContain('The permits alone took eleven months');
    });
  }
});

test.each([
  ['English', 'Please keep this between us: the auditors in Lyon were paid forty thousand euros.'],
  ['German', 'Das bleibt bitte unter uns: Die Prüfer in Lyon haben vierzigtausend Euro bekommen.'],
])(
  'words off the record in %s are not delivered, and the words after them are',
  async (_language, secret) => {
    const { body } = await call('POST', '/api/interviews', rehearsed);
    const { appUrl } = platform.file();
    const expert = await joinInterview(appUrl, body.id);
    await expert.next('turn');
    await expert.say(secret);
    await expert.next('turn');
    await expert.say('Scaffolding is what slows it down: it costs nine thousand euros a house.');
    await expert.next('turn');
    await expert.end();
    await eventually(async () => {
      const { body: delivered } = await call('GET', `/api/interviews/${body.id}/transcription`);
      expect(JSON.stringify(delivered)).toContain('nine thousand euros');
      expect(JSON.stringify(delivered)).not.toContain('Lyon');
    });
  },
);
