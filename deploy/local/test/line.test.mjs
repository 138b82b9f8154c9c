import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { WebSocketServer } from 'ws';
import { signatureOf } from '../lib/line/provider-request.mjs';
import { readTwiml } from '../lib/line/twiml.mjs';
import { root } from '../lib/options.mjs';
import { until } from '../lib/wait.mjs';

const network = { ACCOUNT_SID: 'ACtest', AUTH_TOKEN: 'token', RING_MS: '10', THINK_MS: '10', WAIT_MS: '10' };

/** @param {import('node:test').TestContext} context @param {Record<string, string>} pace */
async function startLine(context, pace) {
  const env = { ...process.env, PORT: '0', ...network, ...pace };
  const child = spawn(process.execPath, ['deploy/local/line.mjs'], { cwd: root, env });
  context.after(() => child.kill());
  const [said] = await once(createInterface({ input: child.stdout }), 'line');
  return String(said).replace('listening on ', '');
}

/** A platform: keeps reports and what comes on the stream. @param {import('node:test').TestContext} context */
async function startPlatform(context) {
  /** @type {{ status: string, signed: boolean }[]} */
  const reports = [];
  /** @type {any[]} */
  const messages = [];
  /** @type {import('ws').WebSocket[]} */
  const sockets = [];
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
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  context.after(
    () => (server.close(), server.closeAllConnections(), sockets.forEach((each) => each.terminate())),
  );
  return { url, reports, messages, sockets };
}

/** @param {string} line @param {string} platform @param {string} to */
async function dial(line, platform, to) {
  const stream = `<Stream url="${platform.replace('http', 'ws')}/media"><Parameter name="text" value="true"/></Stream>`;
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
  return /** @type {any} */ (await answer.json()).sid;
}

const when = (/** @type {() => unknown} */ check, /** @type {string} */ what) =>
  until(() => Boolean(check()), { timeoutMs: 5000, everyMs: 10, what });

test('a call is answered, streamed and reported with signatures; words are heard in order', async (context) => {
  const line = await startLine(context, { PACE_MS: '1' });
  const { url, reports, messages, sockets } = await startPlatform(context);
  await dial(line, url, '+15550009');
  await when(() => messages.some(({ event, text }) => event === 'text' && text === 'Hello?'), 'a greeting');
  assert.deepEqual(
    messages.slice(0, 2).map(({ event }) => event),
    ['connected', 'start'],
  );
  assert.equal(messages[1].start.customParameters.text, 'true');
  const send = (/** @type {object} */ message) => sockets[0]?.send(JSON.stringify(message));
  for (const name of ['one', 'two']) {
    send({ event: 'text', text: name });
    send({ event: 'mark', mark: { name } });
  }
  const marks = () => messages.filter(({ event }) => event === 'mark').map(({ mark }) => mark.name);
  await when(() => marks().length === 2, 'both marks');
  assert.deepEqual(marks(), ['one', 'two']);
  sockets[0]?.close();
  await when(() => reports.some(({ status }) => status === 'completed'), 'the end');
  assert.deepEqual(
    reports,
    ['ringing', 'in-progress', 'completed'].map((status) => ({ status, signed: true })),
  );
});

test('what is cleared is not heard, and its marks come back at once', async (context) => {
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
  const [call] = /** @type {any} */ (await (await fetch(`${line}/line/calls`)).json());
  assert.ok(!call.said.some((/** @type {{ who: string }} */ { who }) => who === 'platform'));
});

test('nobody without the account can place calls', async (context) => {
  const line = await startLine(context, {});
  const answer = await fetch(`${line}/2010-04-01/Accounts/ACtest/Calls.json`, { method: 'POST' });
  assert.equal(answer.status, 401);
});

test('instructions that are none are refused', () => {
  assert.deepEqual(
    readTwiml('<Response><Say>A &amp; B</Say><Hangup/></Response>').map(({ text }) => text),
    ['A & B', ''],
  );
  for (const xml of ['', 'nothing', '<Other/>', '<Response><Say></Response></Say></Other>']) {
    assert.throws(() => readTwiml(xml), Error, xml);
  }
});
