import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProviderCall } from '@colloquy/language';
import { addressesAt } from './addresses';
import { makeProvider, type ProviderSettings } from './provider';

const account = '61bf923e-5e4d-4595-a110-56190ea18a1b';
const sid = 'v3:KBnLO0ZK3DhKM5s7bE9VluaSmKsOchKht_fUYvxcp8ysbmzCCtpkmA';
const calls = `/v2/texml/Accounts/${account}/Calls`;
const callId = '0199a3c2-0000-7000-8000-000000000000';
const accountId = '0199a3c2-0000-7000-8000-00000000000a';
const call = { accountId, callId, to: '+13121230000', digits: 'ww12#', ticket: 'a-ticket' };
const { signal } = new AbortController();

// answers of Telnyx's API reference
const resource = {
  account_sid: account,
  direction: 'outbound',
  sid,
  status: 'completed',
  to: '+13121230000',
};
const hasEnded = { errors: [{ code: '90018', title: 'Call has already ended' }] };

interface Received {
  request: string;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;
let received: Received[] = [];
let reported: ProviderCall[] = [];
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((req, res) => {
    void text(req).then((body) => {
      const { authorization, 'content-type': type } = req.headers;
      received.push({ request: `${req.method} ${req.url}`, authorization, type, body });
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  reported = [];
});

const settings = {
  provider: 'telnyx' as const,
  apiUrl: '',
  accountSid: account,
  authToken: 'KEY0123',
  application: '1293384261075731499',
  publicKey: 'eu2zvPjhY6odxV34Z/EsRiERvTodkev4Fq0SlK90Izg=',
  from: '+13120001234',
  callerIds: [],
  ringMs: 30_000,
  words: false,
  machineDetection: 'none' as const,
  codec: 'PCMU' as const,
};

function providerOf(change: Partial<ProviderSettings> = {}) {
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = { now: () => new Date() };
  const addresses = addressesAt('https://calls.example');
  return makeProvider({ ...settings, apiUrl, ...change }, addresses, clock, (made) => reported.push(made));
}

const telephonyOf = (change: Partial<ProviderSettings> = {}) => providerOf(change).telephony;

const telnyx = () => telephonyOf();
const twilio = () => telephonyOf({ provider: 'twilio', accountSid: 'ACXX', authToken: '12345' });

test('Telnyx: a call is placed with the documented parameters', async () => {
  answer = { status: 200, body: { call_sid: sid, from: '+13120001234', status: 'queued', to: call.to } };
  expect(await telnyx().dial(call, signal)).toBe(sid);
  const [{ body, ...rest } = { body: '{}' }] = received;
  expect(rest).toEqual({
    request: `POST ${calls}`,
    authorization: 'Bearer KEY0123',
    type: 'application/json',
  });
  const { Texml, ...parameters } = JSON.parse(body) as Record<string, unknown>;
  expect(parameters).toEqual({
    ApplicationSid: '1293384261075731499',
    To: '+13121230000',
    From: '+13120001234',
    Timeout: 30,
    PreferredCodecs: 'PCMU,PCMA',
    StatusCallback: `https://calls.example/telephony/calls/${callId}/status`,
    StatusCallbackMethod: 'POST',
    StatusCallbackEvent: 'initiated ringing answered completed',
  });
  expect(Texml).toContain(
    '<Response><Play digits="ww12#"/><Connect><Stream url="wss://calls.example/telephony/media"' +
      ' codec="PCMU" bidirectionalMode="rtp" bidirectionalCodec="PCMU">' +
      '<Parameter name="ticket" value="a-ticket"/></Stream></Connect>',
  );
});

test('Telnyx: the id of a call is read from either documented field, and its absence is an error', async () => {
  answer = { status: 200, body: { sid } };
  expect(await telnyx().dial(call, signal)).toBe(sid);
  answer = { status: 200, body: { from: '+13120001234', status: 'queued', to: call.to } };
  await expect(telnyx().dial(call, signal)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('Telnyx: a call is looked up and hung up by the documented requests', async () => {
  answer = { status: 200, body: resource };
  expect(await telnyx().status(sid)).toBe('completed');
  await telnyx().hangUp(sid);
  expect(received).toEqual([
    { request: `GET ${calls}/${sid}`, authorization: 'Bearer KEY0123', type: undefined, body: '' },
    {
      request: `POST ${calls}/${sid}`,
      authorization: 'Bearer KEY0123',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'Status=completed',
    },
  ]);
});

test('Telnyx: hanging up a call that is over succeeds; other refusals are errors', async () => {
  answer = { status: 422, body: hasEnded };
  await telnyx().hangUp(sid);
  for (const [status, kind] of [
    [401, 'invalid'],
    [422, 'invalid'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ] as const) {
    answer = { status, body: { errors: [null, { code: '10009' }] } };
    await expect(telnyx().hangUp(sid)).rejects.toMatchObject({ kind });
  }
});

test('Twilio: a call is placed, looked up and hung up by the documented requests', async () => {
  answer = { status: 201, body: { sid: 'CA1', status: 'in-progress' } };
  expect(await twilio().dial(call, signal)).toBe('CA1');
  expect(await twilio().status('CA1')).toBe('in-progress');
  await twilio().hangUp('CA1');
  const authorization = `Basic ${Buffer.from('ACXX:12345').toString('base64')}`;
  expect(received.map(({ request }) => request)).toEqual([
    'POST /2010-04-01/Accounts/ACXX/Calls.json',
    'GET /2010-04-01/Accounts/ACXX/Calls/CA1.json',
    'POST /2010-04-01/Accounts/ACXX/Calls/CA1.json',
  ]);
  expect(received.every((request) => request.authorization === authorization)).toBe(true);
  const form = [...new URLSearchParams(received[0]?.body)];
  expect(form.filter(([name]) => name !== 'Twiml')).toEqual([
    ['To', '+13121230000'],
    ['From', '+13120001234'],
    ['Timeout', '30'],
    ['StatusCallback', `https://calls.example/telephony/calls/${callId}/status`],
    ['StatusCallbackMethod', 'POST'],
    ...['initiated', 'ringing', 'answered', 'completed'].map((event) => ['StatusCallbackEvent', event]),
    ['SendDigits', 'ww12#'],
  ]);
  expect(new Map(form.map(([name, value]) => [name, value])).get('Twiml')).toContain(
    '<Response><Connect><Stream url="wss://calls.example/telephony/media"><Parameter name="ticket"',
  );
  expect(received[2]?.body).toBe('Status=completed');
});

test.each(['twilio', 'telnyx'] as const)('%s is told the number of the account', async (provider) => {
  answer = { status: 200, body: { sid } };
  await telephonyOf({ provider, callerIds: [`${accountId}=+4930123456`] }).dial(call, signal);
  const { body = '', type } = received[0] ?? {};
  const from = type === 'application/json' ? JSON.parse(body).From : new URLSearchParams(body).get('From');
  expect(from).toBe('+4930123456');
});

test.each([
  ['twilio', ['accountSid', 'authToken', 'from']],
  ['telnyx', ['accountSid', 'authToken', 'from', 'application', 'publicKey']],
] as const)('%s requires its settings and names the missing one', (provider, names) => {
  for (const name of names) {
    expect(() => telephonyOf({ provider, [name]: '' })).toThrow(/^TELEPHONY_[A-Z_]+ must be set$/);
  }
});

const answeredBy = `https://calls.example/telephony/calls/${callId}/answered-by`;
const toExpert = { ...call, digits: '' };

test.each([
  ['standard', 'Regular'],
  ['premium', 'Premium'],
] as const)('Telnyx: machine detection (%s) is asked for as documented', async (machineDetection, mode) => {
  answer = { status: 200, body: { sid } };
  const provider = providerOf({ machineDetection });
  await provider.detecting.dial(toExpert, signal);
  await provider.detecting.dial(call, signal);
  await provider.telephony.dial(toExpert, signal);
  const [asked, ...others] = received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(asked).toMatchObject({
    MachineDetection: 'Enable',
    DetectionMode: mode,
    AsyncAmd: true,
    AsyncAmdStatusCallback: answeredBy,
    AsyncAmdStatusCallbackMethod: 'POST',
  });
  // neither a conference nor an expert who has asked for the call is judged
  for (const other of others) expect(Object.keys(other)).not.toContain('MachineDetection');
});

test('Twilio: machine detection is asked for as documented, unless digits are sent', async () => {
  answer = { status: 201, body: { sid: 'CA1' } };
  const settings = { provider: 'twilio', accountSid: 'ACXX', machineDetection: 'standard' } as const;
  const provider = providerOf(settings);
  await provider.detecting.dial(toExpert, signal);
  await provider.detecting.dial(call, signal);
  await provider.telephony.dial(toExpert, signal);
  const [asked, ...others] = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(asked).toMatchObject({
    MachineDetection: 'Enable',
    AsyncAmd: 'true',
    AsyncAmdStatusCallback: answeredBy,
    AsyncAmdStatusCallbackMethod: 'POST',
  });
  for (const other of others) expect(Object.keys(other)).not.toContain('MachineDetection');
});

test('Telnyx: sound of 16 kHz is asked for as documented', async () => {
  answer = { status: 200, body: { sid } };
  await telephonyOf({ codec: 'L16-LE' }).dial(toExpert, signal);
  const { Texml, PreferredCodecs } = JSON.parse(received[0]?.body ?? '{}') as Record<string, string>;
  expect(PreferredCodecs).toBe('G722,PCMU,PCMA');
  expect(Texml).toContain(
    ' codec="L16" bidirectionalMode="rtp" bidirectionalCodec="L16" bidirectionalSamplingRate="16000">',
  );
});

test.each([
  [{ codec: 'L16-LE' }, /^TELEPHONY_CODEC must be PCMU/],
  [{ machineDetection: 'premium' }, /^TELEPHONY_MACHINE_DETECTION must be none or standard/],
] as const)('Twilio: what only Telnyx has is refused: %p', (change, message) => {
  expect(() => providerOf({ provider: 'twilio', ...change })).toThrow(message);
});

describe.each([
  ['telnyx', telnyx],
  ['twilio', twilio],
] as const)('every request to %s is reported with its outcome and duration', (provider, telephony) => {
  const hangUp = () =>
    telephony()
      .hangUp(sid)
      .catch(() => undefined);
  test.each([
    ['ok', 200, resource],
    ['ok', 404, {}],
    ['malformed', 200, 'Maintenance'],
    ['refused', 401, { errors: [] }],
    ['refused', 422, {}],
    ['unavailable', 429, {}],
    ['unavailable', 503, {}],
  ] as const)('%s for status %i', async (outcome, status, body) => {
    answer = { status, body };
    await hangUp();
    const seconds = expect.any(Number) as number;
    expect(reported).toEqual([{ purpose: 'telephony', provider, outcome, seconds }]);
  });

  test('aborted and unavailable without an answer', async () => {
    answer = { status: 200, body: {} };
    const abort = AbortSignal.abort(new Error('rung for long enough'));
    await expect(telephony().dial(call, abort)).rejects.toMatchObject({ kind: 'unavailable' });
    const nowhere = telephonyOf({ provider, apiUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.status(sid)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(reported.map(({ outcome }) => outcome)).toEqual(['aborted', 'unavailable']);
  });
});
