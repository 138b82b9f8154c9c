import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { conversationProgram } from '../src/cli/program';
import { signatureOf } from '../src/telephony/signature';
import { authToken } from './line';
import { makePhoneHarness, testNumber } from './phone-harness';
import { testSecret } from '@colloquy/harness';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('two replicas make each due call once', async () => {
  const platform = await harness.platform(testNumber);
  const { line, due, replica } = await harness.service(platform);
  await replica();
  await line.script(testNumber, { greeting: 'Hello?', answers: [], then: 'hang-up' });
  for (const calls of [1, 2, 3]) {
    due();
    await until(() => platform.reasons().filter(Boolean).length === calls, `call ${calls} is over`);
  }
  expect(await line.calls()).toHaveLength(3);
  expect(platform.interview.phone.attempts).toBe(3);
});

test('a broken media stream is reconnected, and the interviewer repeats its last words', async () => {
  const platform = await harness.platform(testNumber);
  const { line, due, callThat } = await harness.service(platform);
  await line.script(testNumber, { greeting: 'Hello?', then: 'silence' });
  due();
  const call = await callThat(({ said }) => said.length === 3, 'the interviewer greets');
  await line.act(call.sid, 'cut');
  await callThat(({ said }) => said.length === 5, 'the interviewer greets again');
  await line.act(call.sid, 'say', { text: 'By price.' });
  await until(() => platform.said().includes('agent: What went wrong?'), 'the conversation goes on');
  expect(platform.reasons()).toEqual([undefined]);
});

test('a replica that stops hands its calls to another one', async () => {
  const platform = await harness.platform(testNumber);
  const first = await harness.service(platform);
  await first.line.script(testNumber, { greeting: 'Hello?', then: 'silence' });
  first.due();
  const call = await first.callThat(({ said }) => said.length === 3, 'the interviewer greets');
  await first.app.stop();
  await harness.app(platform, first.settings, first.overrides);
  await first.callThat(({ said }) => said.length === 5, 'the conversation goes on');
  await first.line.act(call.sid, 'say', { text: 'By price.' });
  await until(() => platform.said().includes('agent: What went wrong?'), 'the expert is heard');
  expect(platform.reasons()).toEqual([undefined]);
});

test('an operator can have an interview called at once; an interview that cannot be called is refused with a code', async () => {
  const platform = await harness.platform(testNumber);
  const { app, line } = await harness.service(platform, { DIAL_EVERY_MS: 60_000 });
  await line.script(testNumber, { greeting: 'Hello?', answers: [], then: 'hang-up' });
  const { accountId, id, phone } = platform.interview;
  const env = { CONVERSATION_GRPC: `127.0.0.1:${app.grpcPort()}`, SERVICE_SECRET: testSecret };
  const printed: string[] = [];
  const launch = (interviewId: string) =>
    conversationProgram({ env, print: (text) => printed.push(text) }).parseAsync(
      ['launch', '--account', accountId, '--interview', interviewId],
      { from: 'user' },
    );
  await launch(id);
  expect(printed).toEqual(['The interview is being called.']);
  await harness.reasons(platform, 'call_ended');
  phone.number = '';
  await expect(launch(id)).rejects.toMatchObject({ code: 'NO_DIAL_IN_PHONE' });
  await expect(launch(newId())).rejects.toMatchObject({ kind: 'not-found' });
  await expect(launch('none')).rejects.toMatchObject({ kind: 'invalid' });
});

test('wrong PINs are limited by caller and by meeting over all replicas', async () => {
  const platform = await harness.platform('');
  Object.assign(platform.interview.phone, { meetingId: '123456', pin: '98' });
  const { app, callbackUrl, replica } = await harness.service(platform, { PIN_GUESSES: 4 });
  const replicas = [app, await replica()];
  async function typed(at: number, From: string, meetingId: string, Digits: string) {
    const path = `/telephony/inbound?try=1&meeting=${meetingId}`;
    const fields = { CallSid: `CA${newId()}`, From, Digits };
    const answer = await fetch(`http://127.0.0.1:${replicas[at % 2]?.httpPort()}${path}`, {
      method: 'POST',
      headers: { 'x-twilio-signature': signatureOf(`${callbackUrl}${path}`, fields, authToken) },
      body: new URLSearchParams(fields),
    });
    const twiml = await answer.text();
    return twiml.includes('<Connect>') ? 'in' : twiml.includes('<Gather') ? 'wrong' : 'refused';
  }

  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => typed(n, '+491', `${1000 + n}`, '00')),
  );
  expect(guesses.filter((answer) => answer === 'wrong')).toHaveLength(4);
  expect(guesses.filter((answer) => answer === 'refused')).toHaveLength(8);
  expect(await typed(0, '+491', '123456', '98')).toBe('refused');

  for (let time = 0; time < 6; time++) expect(await typed(time, '+492', '123456', '98')).toBe('in');
  const callers = Array.from({ length: 12 }, (_, n) => typed(n, `+49${100 + n}`, '123456', '00'));
  expect((await Promise.all(callers)).filter((answer) => answer === 'wrong')).toHaveLength(4);
  expect(await typed(1, '+492', '123456', '98')).toBe('refused');
});

test('a call survives an outage of the interview service while it is answered', async () => {
  const platform = await harness.platform('');
  const change = { OPEN_PATIENCE_MS: 100 };
  const { app, line, callThat } = await harness.service(platform, change, { RING_MS: '300' });
  await line.script(testNumber, { then: 'silence' });
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  client.send({ type: 'switch-to-phone', phoneNumber: testNumber });
  await callThat(({ status }) => status === 'ringing', 'it rings');
  platform.down();
  await callThat(({ streaming }) => streaming, 'it is answered');
  const before = platform.refused();
  await until(() => platform.refused() > before + 10, 'it is tried again and again');
  platform.up();
  await harness.reasons(platform, 'switched_to_phone', undefined);
});

test('a call fails when the provider cannot be reached or refuses', async () => {
  const platform = await harness.platform(testNumber);
  const { due } = await harness.service(platform, { TELEPHONY_ACCOUNT_SID: 'ACother' });
  due();
  await harness.outcomes(platform, 'failed');
});

test('the status of a call without reports is requested, and the call is given up, when its time is over', async () => {
  const platform = await harness.platform('+15550003');
  const lost = { TELEPHONY_CALLBACK_URL: 'http://127.0.0.1:9', RING_MS: 200, RING_SLACK_MS: 100 };
  const { due, callThat } = await harness.service(platform, lost, { WAIT_MS: '5000' });
  due();
  await harness.outcomes(platform, 'no-answer');
  await callThat(({ status }) => status === 'canceled', 'it does not ring on');
});
