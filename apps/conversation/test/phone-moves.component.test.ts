import { until } from '@colloquy/testing';
import { makePhoneHarness, testNumber } from './phone-harness';

const harness = makePhoneHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

test('an expert can go on by phone: the page is told, and the conversation continues', async () => {
  const platform = await harness.platform('', { questions: ['Why?', 'How?', 'When?'] });
  const { app, line, callThat } = await harness.service(platform);
  await line.script(testNumber, { then: 'silence' });
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  await client.say('By price.');
  await client.next('turn');
  client.send({ type: 'switch-to-phone', phoneNumber: testNumber });
  expect(await client.next('phone')).toMatchObject({ state: 'calling' });
  expect(await client.next('ended')).toMatchObject({ reason: 'switched_to_phone' });
  const call = await callThat(({ said }) => said.length > 0, 'the interviewer speaks first');
  expect(call.said[0]).toEqual({ who: 'platform', text: 'When?' });
  const [web, phone] = platform.interview.sessions;
  expect(phone).toMatchObject({ platform: 'PHONE', continuesSessionId: web?.id });
  await line.act(call.sid, 'hang-up');
  await harness.reasons(platform, 'switched_to_phone', 'call_ended_early');
  expect(platform.interview.phone.outcomes).toEqual([]);
});

test.each(['+15550002', '+15550004'])(
  'when the call to %s comes to nothing the conversation goes on on the page',
  async (phoneNumber) => {
    const platform = await harness.platform('');
    const { app } = await harness.service(platform);
    const client = await harness.client(app, platform);
    client.hello();
    await client.next('turn');
    client.send({ type: 'switch-to-phone', phoneNumber });
    await client.next('phone');
    expect(await client.next('phone')).toMatchObject({ state: 'failed' });
    await client.say('By price.');
    expect(await client.next('turn')).toMatchObject({ text: 'What went wrong?' });
    expect(platform.reasons()).toEqual([undefined]);
  },
);

test('numbers outside the allowed countries and too many calls are refused', async () => {
  const platform = await harness.platform('');
  const change = { TELEPHONY_COUNTRIES: '+49,+1555', PHONE_SWITCHES_PER_HOUR: 1 };
  const { app, line } = await harness.service(platform, change);
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  for (const phoneNumber of ['+33123456789', '+15550002', '+15550002']) {
    client.send({ type: 'switch-to-phone', phoneNumber });
    expect(await client.next('phone')).toMatchObject({ state: 'calling' });
    expect(await client.next('phone')).toMatchObject({ state: 'failed' });
  }
  expect((await line.calls()).map(({ to }) => to)).toEqual(['+15550002']);
});

test.each(['the same replica', 'another replica'])(
  'an expert who opens the link on %s while on the phone goes on there',
  async (where) => {
    const platform = await harness.platform(testNumber);
    const { app, line, due, callThat, replica } = await harness.service(platform, { LEASE_MS: 1000 });
    await line.script(testNumber, { greeting: 'Hello?', then: 'silence' });
    due();
    await until(() => platform.said().length === 2, 'the interviewer greets on the phone');
    const client = await harness.client(where === 'the same replica' ? app : await replica(), platform);
    const welcome = await client.hello().next('welcome');
    expect(welcome.turns.map(({ text }) => text)).toContain('Hello?');
    expect(platform.reasons()).toEqual(['switched_to_web', undefined]);
    const [phone, web] = platform.interview.sessions;
    expect(web).toMatchObject({ platform: 'WEB', continuesSessionId: phone?.id });
    await callThat(({ status }) => status === 'completed', 'the call is over');
    await client.say('By price.');
    expect(platform.reasons()).toEqual(['switched_to_web', undefined]);
  },
);

test('the page shows whether calls are possible, and whether the conversation is on the phone', async () => {
  const platform = await harness.platform('+15550009');
  const { due, callbackUrl } = await harness.service(platform);
  const view = async () => (await fetch(`${callbackUrl}/call/${platform.interview.id}/view`)).json();
  expect(await view()).toMatchObject({ phone: true, onPhone: false });
  due();
  await until(() => platform.said().length === 2, 'the interviewer greets on the phone');
  expect(await view()).toMatchObject({ phone: true, onPhone: true });
});

test('a launched call is dropped when the expert opens the page', async () => {
  const platform = await harness.platform(testNumber);
  const { app, due, callThat } = await harness.service(platform, {}, { RING_MS: '400' });
  due();
  await callThat(({ status }) => status === 'ringing', 'it rings');
  const client = await harness.client(app, platform);
  client.hello();
  await client.next('turn');
  await callThat(({ status }) => status === 'completed', 'the call is given up');
  await client.say('By price.');
  expect(platform.reasons()).toEqual([undefined]);
  await harness.outcomes(platform, 'connected', 'canceled');
});
