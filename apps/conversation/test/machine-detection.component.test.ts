import { newId } from '@colloquy/kernel';
import { until } from '@colloquy/testing';
import { urlOf } from './harness';
import { providers, signedBy } from './line';
import { makePhoneHarness, testNumber } from './phone-harness';
import type { ScriptedInterview } from './scripted-platform';

const announcement = 'Hi, this is Jordan’s phone. I am travelling until Friday and will call you back.';
const machine = { greeting: announcement, answeredBy: 'machine', then: 'silence' };
const onRequest = { verdictMs: 60_000 };

describe.each(providers)('%s', (provider) => {
  const harness = makePhoneHarness(provider);
  afterEach(() => harness.cleanUp());
  afterAll(() => harness.dropDatabase());

  async function aCall(behaviour: object, over: Partial<ScriptedInterview> = {}, overrides = {}) {
    const platform = await harness.platform(testNumber, over);
    const change = { TELEPHONY_MACHINE_DETECTION: 'standard', EARLY_DISCONNECT_MS: 20_000 };
    const service = await harness.service(platform, change, {}, overrides);
    await service.line.script(testNumber, behaviour);
    const post = (callId: string, answeredBy: string, signedFor?: string, to = service.callbackUrl) => {
      const path = `/telephony/calls/${callId}/answered-by`;
      const fields = { AnsweredBy: answeredBy };
      const headers = signedBy(provider, `${service.callbackUrl}${path}`, {
        AnsweredBy: signedFor ?? answeredBy,
      });
      return fetch(`${to}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    };
    return { platform, ...service, post };
  }

  const isOver = ({ status }: { status: string }) => status === 'completed';

  test.each(['machine', 'fax'])(
    'a call that a machine (%s) answers is hung up and repeated; no session is started and no word is kept',
    async (answeredBy) => {
      const { platform, due, line } = await aCall({ ...machine, answeredBy });
      platform.interview.phone.retries = 1;
      due();
      await harness.outcomes(platform, 'machine', 'machine');
      await until(async () => (await line.calls()).every(isOver), 'the calls are hung up');
      expect(await line.calls()).toHaveLength(2);
      expect(platform.interview.sessions).toEqual([]);
      expect(platform.said()).toEqual([]);
      const said = (await line.calls()).flatMap((call) => call.said);
      expect(said.filter(({ who }) => who === 'platform')).toEqual([]);
    },
  );

  test.each(['human', 'unknown'])('a call answered by %s takes its course', async (answeredBy) => {
    const answers = ['By price.', 'Nothing.'];
    const { platform, due } = await aCall({ greeting: 'Hello?', answers, answeredBy, then: 'silence' });
    due();
    await harness.reasons(platform, 'completed_natural_end');
    expect(platform.said()).toEqual([
      'user: Hello?',
      'agent: Hello Jordan, I am Sam. How did you choose?',
      'user: By price.',
      'agent: What went wrong?',
      'user: Nothing.',
      'agent: Thank you, goodbye.',
    ]);
    expect(platform.interview.phone.outcomes).toEqual(['connected']);
  });

  test('without a verdict the expert is answered soon, and a verdict after the consent is ignored', async () => {
    const behaviour = { greeting: 'Hello?', answeredBy: 'machine', ...onRequest, then: 'silence' };
    const { platform, due, line, callThat } = await aCall(behaviour);
    due();
    const { sid } = await callThat(({ said }) => said.length === 3, 'the interviewer greets');
    await line.act(sid, 'verdict', { answeredBy: 'machine' });
    await line.act(sid, 'say', { text: 'By price.' });
    await until(() => platform.said().includes('agent: What went wrong?'), 'the conversation goes on');
    expect(platform.reasons()).toEqual([undefined]);
    expect(platform.interview.phone.outcomes).toEqual(['connected']);
  });

  test('a machine whose words were taken for the expert’s is hung up before it has consented, and called again', async () => {
    const behaviour = { ...machine, ...onRequest, consent: 'silent' };
    const noConsent = { consents: [] };
    const { platform, due, line, callThat } = await aCall(behaviour, noConsent, {
      interviewerFor: undefined,
    });
    due();
    const { sid } = await callThat(({ said }) => said.length > 1, 'the interviewer asks for consent');
    await line.act(sid, 'verdict', { answeredBy: 'machine' });
    await callThat(isOver, 'the platform hangs up');
    await harness.reasons(platform, 'call_ended_early');
    expect(platform.interview.consents).toEqual([]);
    await callThat((call) => call.sid !== sid, 'the expert is called again');
  });

  test('a verdict that another replica receives ends the call, unless words of the expert are stored', async () => {
    const silent = { ...machine, greeting: undefined, ...onRequest };
    const { platform, due, line, replica, post, callThat } = await aCall(silent);
    const other = urlOf(await replica());
    due();
    await callThat(({ streaming }) => streaming, 'the call is answered');
    const { callId } = platform.interview.phone;
    for (let repeated = 0; repeated < 3; repeated += 1)
      expect((await post(callId, 'machine', undefined, other)).status).toBe(200);
    await harness.outcomes(platform, 'machine');
    await callThat(isOver, 'the platform hangs up');
    expect(platform.interview.sessions).toEqual([]);

    await line.script(testNumber, { greeting: 'Hello?', ...onRequest, then: 'silence' });
    due();
    const { sid } = await callThat(({ said }) => said.length === 3, 'the interviewer greets');
    expect((await post(platform.interview.phone.callId, 'machine', undefined, other)).status).toBe(200);
    await line.act(sid, 'say', { text: 'By price.' });
    await until(() => platform.said().includes('agent: What went wrong?'), 'the conversation goes on');
  });

  test('a forged verdict is refused, and one on an unknown call changes nothing', async () => {
    const behaviour = { greeting: 'Hello?', ...onRequest, then: 'silence' };
    const { platform, due, post, callThat } = await aCall(behaviour);
    due();
    await callThat(({ said }) => said.length === 3, 'the interviewer greets');
    const { callId } = platform.interview.phone;
    expect((await post(callId, 'machine', 'human')).status).toBe(403);
    expect((await post(newId(), 'machine')).status).toBe(200);
    expect((await post('no-id', 'machine')).status).toBe(404);
    expect((await post(callId, '')).status).toBe(200);
    expect(platform.reasons()).toEqual([undefined]);
    expect(platform.interview.phone.outcomes).toEqual(['connected']);
  });

  test('without the setting the provider is not asked who has answered', async () => {
    const platform = await harness.platform(testNumber);
    const { due, line, callThat } = await harness.service(platform);
    await line.script(testNumber, { ...machine, greeting: 'Hello?' });
    due();
    const { sid, events } = await callThat(({ said }) => said.length === 3, 'the interviewer greets');
    expect(events.filter((event) => event.startsWith('answered by'))).toEqual([]);
    await expect(line.act(sid, 'verdict', { answeredBy: 'machine' })).rejects.toThrow('has not asked');
  });
});
