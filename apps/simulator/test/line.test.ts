import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test, type TestContext } from 'node:test';
import { WebSocketServer, type WebSocket } from 'ws';
import { lineControl } from '../src/expert/line-control.ts';
import { offersKeys } from '../src/line/consent.ts';
import { endsWithFarewell } from '../src/line/farewells.ts';
import { signatureOf } from '../src/line/provider.ts';
import { readTwiml } from '../src/line/twiml.ts';
import { root } from '../../platform/src/root.ts';
import { decodeMuLaw, encodeMuLaw } from '../../../libs/language/src/speech/mu-law.ts';
import { joined, tonesOf, wordsIn } from '../src/tones/tone-code.ts';
import { until } from '../../platform/src/wait.ts';

const network = { ACCOUNT_SID: 'ACtest', AUTH_TOKEN: 'token', RING_MS: '10', THINK_MS: '10', WAIT_MS: '10' };

interface StreamMessage {
  event: string;
  text?: string;
  start?: { customParameters: Record<string, string> };
  mark?: { name: string };
  media?: { payload: string; timestamp: string };
  dtmf?: { digit: string };
}

async function startLine(context: TestContext, pace: Record<string, string>) {
  const env = { ...process.env, PORT: '0', ...network, ...pace };
  const child = spawn(process.execPath, ['apps/simulator/src/line/main.ts'], { cwd: root, env });
  context.after(() => child.kill());
  const [said] = await once(createInterface({ input: child.stdout }), 'line');
  return String(said).replace('listening on ', '');
}

async function startPlatform(context: TestContext) {
  const reports: { status: string; signed: boolean }[] = [];
  const messages: StreamMessage[] = [];
  const sockets: WebSocket[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const fields = Object.fromEntries(new URLSearchParams(body));
    const signature = signatureOf(`${url}${request.url}`, fields, network.AUTH_TOKEN);
    const signed = request.headers['x-twilio-signature'] === signature;
    reports.push({ status: fields['CallStatus'] ?? '', signed });
    response.end('<Response><Hangup/></Response>');
  });
  new WebSocketServer({ server }).on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  context.after(
    () => (server.close(), server.closeAllConnections(), sockets.forEach((each) => each.terminate())),
  );
  return { url, reports, messages, sockets };
}

async function dial(line: string, platform: string, to: string, words = true) {
  const text = words ? '<Parameter name="text" value="true"/>' : '';
  const stream = `<Stream url="${platform.replace('http', 'ws')}/media">${text}</Stream>`;
  const answer = await fetch(`${line}/2010-04-01/Accounts/ACtest/Calls.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('ACtest:token').toString('base64')}` },
    body: new URLSearchParams({
      To: to,
      From: '+15550000',
      Twiml: `<Response><Connect>${stream}</Connect></Response>`,
      StatusCallback: `${platform}/status`,
    }),
  });
  assert.equal(answer.status, 201);
  const { sid } = (await answer.json()) as { sid: string };
  return sid;
}

const when = (check: () => unknown, what: string) =>
  until(() => Boolean(check()), what, { timeoutMs: 60_000, everyMs: 10 });

test('a call is answered, streamed and reported with signatures, and words are heard in order', async (context) => {
  const line = await startLine(context, { PACE_MS: '1' });
  const { url, reports, messages, sockets } = await startPlatform(context);
  await dial(line, url, '+15550009');
  await when(() => messages.some(({ event, text }) => event === 'text' && text === 'Hello?'), 'a greeting');
  assert.deepEqual(
    messages.slice(0, 2).map(({ event }) => event),
    ['connected', 'start'],
  );
  assert.equal(messages[1]?.start?.customParameters['text'], 'true');
  const send = (message: object) => sockets[0]?.send(JSON.stringify(message));
  for (const name of ['one', 'two']) {
    send({ event: 'text', text: name });
    send({ event: 'mark', mark: { name } });
  }
  const marks = () => messages.flatMap(({ mark }) => mark?.name ?? []);
  await when(() => marks().length === 2, 'both marks');
  assert.deepEqual(marks(), ['one', 'two']);
  sockets[0]?.close();
  await when(() => reports.some(({ status }) => status === 'completed'), 'the end');
  assert.deepEqual(
    reports,
    ['ringing', 'in-progress', 'completed'].map((status) => ({ status, signed: true })),
  );
});

test('cleared words are not heard, and their marks are returned at once', async (context) => {
  const line = await startLine(context, { PACE_MS: '10000' });
  const { url, messages, sockets } = await startPlatform(context);
  await dial(line, url, '+15550009');
  await when(() => sockets.length === 1 && messages.length > 1, 'the stream');
  for (const message of [
    { event: 'text', text: 'long' },
    { event: 'mark', mark: { name: 'm' } },
    { event: 'clear' },
  ]) {
    sockets[0]?.send(JSON.stringify(message));
  }
  await when(() => messages.some(({ event }) => event === 'mark'), 'the mark');
  const [call] = await lineControl(line).calls();
  assert.ok(call && !call.said.some(({ who }) => who === 'platform'));
});

const question = 'Do you agree to take part? Say yes or no, or press 1 for yes or 2 for no.';

for (const [consent, expected] of [
  [undefined, ['1', 'Because.']],
  ['key', ['1', 'Because.']],
  ['yes', ['Yes.', 'Because.']],
  ['no', ['No.']],
  ['silent', []],
] as [string | undefined, string[]][]) {
  test(`the reply to the question for consent (${consent ?? 'by default'}) is none of the answers`, async (context) => {
    const line = await startLine(context, { PACE_MS: '1' });
    const { url, messages, sockets } = await startPlatform(context);
    const behaviour = { greeting: 'Hello?', answers: ['Because.'], consent };
    await fetch(`${line}/line/numbers/+15550020`, { method: 'POST', body: JSON.stringify(behaviour) });
    await dial(line, url, '+15550020');
    const replies = () =>
      messages.flatMap(({ event, dtmf, text }) =>
        event === 'dtmf' ? [dtmf?.digit] : event === 'text' && text !== 'Hello?' ? [text] : [],
      );
    const ask = async (text: string, most: number) => {
      const mark = { name: text.slice(0, 9) };
      sockets[0]?.send(JSON.stringify({ event: 'text', text }));
      sockets[0]?.send(JSON.stringify({ event: 'mark', mark }));
      await when(() => messages.some((each) => each.mark?.name === mark.name), 'the mark');
      await when(() => replies().length >= Math.min(most, expected.length), 'a reply');
    };
    await when(() => messages.some(({ text }) => text === 'Hello?'), 'a greeting');
    await ask(question, 1);
    await ask('Why?', 2);
    assert.deepEqual(replies(), expected);
  });
}

test('an unknown reply to the consent question is refused', async (context) => {
  const line = await startLine(context, {});
  const body = JSON.stringify({ consent: 'perhaps' });
  const answer = await fetch(`${line}/line/numbers/+15550020`, { method: 'POST', body });
  assert.equal(answer.status, 400);
});

test('the consent question is recognised by its keys in every language', () => {
  for (const words of [
    question,
    'Drücken Sie 1 für Ja oder 2 für Nein.',
    'اضغط ١ لنعم أو ٢ لا.',
    '同意请按1，不同意请按2。',
    'हाँ के लिए १ या नहीं के लिए २ दबाएँ।',
  ])
    assert.ok(offersKeys(words), words);
  for (const words of ['Why?', 'You said 12 of 21.', 'Between 1.2 and 2 million?', 'Press 1.'])
    assert.ok(!offersKeys(words), words);
});

test('the closing words are recognised by their farewell in every language', () => {
  const phrases = join(root, 'libs/language/src/interviewer/phrases');
  const closings = readdirSync(phrases).flatMap((file) =>
    Array.from(
      readFileSync(join(phrases, file), 'utf8').matchAll(/^ {2}closing:\s+(['"])(.+)\1,$/gm),
      ([, , words = '']) => words,
    ),
  );
  assert.ok(closings.length >= 32);
  assert.deepEqual(
    closings.filter((words) => !endsWithFarewell(words)),
    [],
  );
  assert.ok(!endsWithFarewell('Goodbye was what they said. Why?'));
});

test('on a line with sound, words are sent both ways as tones in real time, and cleared sound is not heard', async (context) => {
  const line = await startLine(context, { SOUND: 'true' });
  const { url, messages, sockets } = await startPlatform(context);
  const behaviour = { greeting: 'Hello there?', talks: false };
  await fetch(`${line}/line/numbers/+15550020`, { method: 'POST', body: JSON.stringify(behaviour) });
  const sid = await dial(line, url, '+15550020', false);
  const media = () => messages.flatMap((message) => message.media ?? []);
  const heard = () =>
    wordsIn(joined(media().map(({ payload }) => decodeMuLaw(Buffer.from(payload, 'base64')))), 8000);
  await when(() => heard() === 'Hello there?', 'the greeting');
  const stamps = media().map(({ timestamp }) => Number(timestamp));
  assert.ok(stamps.every((stamp, at) => at === 0 || stamp - (stamps[at - 1] ?? 0) === 20));
  const send = (message: object) => sockets[0]?.send(JSON.stringify(message));
  const play = (words: string, name: string) => {
    send({
      event: 'media',
      media: { payload: Buffer.from(encodeMuLaw(tonesOf(words, 8000))).toString('base64') },
    });
    send({ event: 'mark', mark: { name } });
  };
  const marks = () => messages.flatMap(({ mark }) => mark?.name ?? []);
  const began = performance.now();
  play('Good day.', 'heard');
  await when(() => marks().includes('heard'), 'the mark');
  assert.ok(performance.now() - began > 400);
  play('Never to be heard.', 'cleared');
  send({ event: 'clear' });
  await when(() => marks().includes('cleared'), 'the other mark');
  const said = async () => {
    const calls = await lineControl(line).calls();
    return calls.find((call) => call.sid === sid)?.said.map(({ text }) => text);
  };
  assert.deepEqual(await said(), ['Hello there?', 'Good day.']);
});

test('the speech server speaks in tones and recognises them', async (context) => {
  const line = await startLine(context, { SOUND: 'true' });
  const words = 'Größe, 漢字 and 14,000 euros.';
  const body = JSON.stringify({ input: words, response_format: 'pcm' });
  const spoken = await fetch(`${line}/v1/audio/speech`, { method: 'POST', body });
  const pcm = Buffer.from(await spoken.arrayBuffer());
  const head = Buffer.alloc(44);
  head.write('RIFF    WAVEfmt ', 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(24_000, 24);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(pcm.length, 40);
  const form = new FormData();
  form.set('file', new Blob([head, pcm]), 'speech.wav');
  const heard = await fetch(`${line}/v1/audio/transcriptions`, { method: 'POST', body: form });
  assert.deepEqual(await heard.json(), { text: words });
});

test('in the form of Telnyx, calls are placed by JSON, digits are played, and requests are signed with a key', async (context) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const PRIVATE_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const line = await startLine(context, { PROVIDER: 'telnyx', APPLICATION: 'app', PRIVATE_KEY });
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  const messages: { event: string; stream_id?: string; start?: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers, body });
    response.end();
  });
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => (server.close(), server.closeAllConnections()));
  const platform = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = `${platform.replace('http', 'ws')}/media`;
  const calls = `${line}/v2/texml/Accounts/ACtest/Calls`;
  const headers = { authorization: 'Bearer token' };
  const dialled = async (attributes: string) => {
    const Texml =
      '<Response><Play digits="w12#"/><Connect>' +
      `<Stream url="${media}"${attributes}><Parameter name="text" value="true"/></Stream></Connect></Response>`;
    const StatusCallback = `${platform}/status`;
    const call = { To: '+15550009', From: '+15550000', ApplicationSid: 'app', Texml, StatusCallback };
    const answer = await fetch(calls, { method: 'POST', headers, body: JSON.stringify(call) });
    return ((await answer.json()) as { call_sid: string }).call_sid;
  };
  const sid = await dialled(' bidirectionalMode="rtp"');
  await when(() => messages.some(({ event }) => event === 'start'), 'the stream');
  const start = messages.find(({ event }) => event === 'start');
  assert.equal(start?.start?.['call_control_id'], sid);
  assert.deepEqual(start?.start?.['custom_parameters'], { text: 'true' });
  assert.ok(start?.stream_id);
  const [call] = await lineControl(line).calls();
  assert.equal(call?.digits, 'w12#');
  for (const status of [200, 422]) {
    const body = new URLSearchParams({ Status: 'completed' });
    assert.equal((await fetch(`${calls}/${sid}`, { method: 'POST', headers, body })).status, status);
  }
  await when(() => requests.some(({ body }) => body.includes('CallStatus=completed')), 'the report');
  for (const { headers: sent, body } of requests) {
    const signed = Buffer.from(`${sent['telnyx-timestamp']}|${body}`);
    const signature = Buffer.from(String(sent['telnyx-signature-ed25519']), 'base64');
    assert.ok(verify(null, signed, publicKey, signature));
  }
  const mute = await dialled('');
  await when(
    () =>
      requests.some(
        ({ body }) => new URLSearchParams(body).get('CallSid') === mute && /completed/.test(body),
      ),
    'a stream that plays nothing back ends the call',
  );
});

test("calls without the account's credentials are refused", async (context) => {
  const line = await startLine(context, {});
  const answer = await fetch(`${line}/2010-04-01/Accounts/ACtest/Calls.json`, { method: 'POST' });
  assert.equal(answer.status, 401);
});

test('invalid instructions are refused', () => {
  assert.deepEqual(
    readTwiml('<Response><Say>A &amp; B</Say><Hangup/></Response>').map(({ text }) => text),
    ['A & B', ''],
  );
  for (const xml of ['', 'nothing', '<Other/>', '<Response><Say></Response></Say></Other>']) {
    assert.throws(() => readTwiml(xml), Error, xml);
  }
});
