import { until } from '@colloquy/testing';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';
import { newId } from '@colloquy/kernel';
import { providers, signedBy } from './line';
import { makePhoneHarness, testNumber } from './phone-harness';

describe.each(providers)('%s', (provider) => {
  const harness = makePhoneHarness(provider);
  afterEach(() => harness.cleanUp());
  afterAll(() => harness.dropDatabase());

  async function aDialIn() {
    const platform = await harness.platform('');
    Object.assign(platform.interview.phone, { meetingId: '123456', pin: '98' });
    return platform;
  }

  test('a caller who knows meeting id and PIN is greeted', async () => {
    const platform = await aDialIn();
    const { line, callThat } = await harness.service(platform);
    await line.script(testNumber, { then: 'silence' });
    await line.ring({ from: testNumber, keys: ['123456#', '98#'] });
    const call = await callThat(({ said }) => said.length === 4, 'the interviewer speaks');
    expect(call.said.map(({ text }) => text).slice(2)).toEqual([
      'Hello Jordan, I am Sam.',
      'How did you choose?',
    ]);
    expect(platform.interview.sessions[0]).toMatchObject({ platform: 'PHONE' });
    await line.act(call.sid, 'hang-up');
    await harness.reasons(platform, 'call_ended_early');
  });

  test('a caller has three attempts, and learns nothing from wrong ones', async () => {
    const platform = await aDialIn();
    const { line, callThat } = await harness.service(platform);
    await line.ring({ keys: ['123456#', '99#', '654321#', '98#', '#', '123456#', '98#'] });
    const call = await callThat(({ status }) => status === 'completed', 'the caller is sent away');
    const said = call.said.map(({ text }) => text);
    expect(said.filter((text) => text.includes('do not match'))).toHaveLength(2);
    expect(said.at(-1)).toBe('Goodbye.');
    expect(platform.interview.sessions).toEqual([]);
  });

  test('callers are asked in the language of the settings', async () => {
    const platform = await aDialIn();
    const { line, callThat } = await harness.service(platform, { TELEPHONY_LANGUAGE: 'fr' });
    await line.ring({ keys: ['123456#', '99#', '#', '#'] });
    const call = await callThat(({ status }) => status === 'completed', 'the caller is sent away');
    expect(call.said.map(({ text }) => text)).toEqual([
      'Veuillez saisir l’identifiant de la réunion, puis appuyez sur la touche dièse.',
      'Veuillez saisir votre code PIN, puis appuyez sur la touche dièse.',
      expect.stringMatching(/^L’identifiant de la réunion et le code PIN ne correspondent pas/),
      expect.stringMatching(/^L’identifiant/),
      'Au revoir.',
    ]);
  });

  test('an expert who calls again while the old call lasts goes on in a session that continues it', async () => {
    const platform = await aDialIn();
    const { line, callThat } = await harness.service(platform);
    await line.script(testNumber, { then: 'silence' });
    for (const calls of [1, 2]) {
      await line.ring({ from: testNumber, keys: ['123456#', '98#'] });
      await until(() => platform.interview.sessions.length === calls, 'the caller is let in');
      await until(
        () => platform.interview.turns.at(-1)?.sessionId === platform.interview.sessions.at(-1)?.id,
        'words',
      );
    }
    expect(platform.reasons()).toEqual(['redialed', undefined]);
    await callThat(({ status }) => status === 'completed', 'the old line is hung up');
  });

  test('requests without a valid signature of the provider are refused', async () => {
    const platform = await aDialIn();
    const { callbackUrl } = await harness.service(platform);
    const fields = { CallSid: 'CA1', CallStatus: 'busy' };
    const post = async (url: string, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields);
      const { status } = await fetch(url, { method: 'POST', headers, body });
      return status < 300 ? 'accepted' : status;
    };
    const foreign = { token: 'another-token', key: generateKeyPairSync('ed25519').privateKey };
    for (const path of ['inbound', `calls/${newId()}/status`, `calls/${newId()}/again`]) {
      const url = `${callbackUrl}/telephony/${path}`;
      expect([
        await post(url),
        await post(url, { 'x-twilio-signature': '', 'telnyx-signature-ed25519': '', 'telnyx-timestamp': '' }),
        await post(url, signedBy(provider, url, fields, foreign)),
        await post(url, signedBy(provider, url, { ...fields, CallStatus: 'failed' })),
      ]).toEqual([403, 403, 403, 403]);
      expect(await post(url, signedBy(provider, url, fields))).toBe('accepted');
      if (provider === 'twilio') {
        expect(await post(`${url}?try=2`, signedBy(provider, url, fields))).toBe(403);
      } else {
        const early = { atMs: Date.now() - 301_000 };
        const late = { atMs: Date.now() + 302_000 };
        expect(await post(url, signedBy(provider, url, fields, early))).toBe(403);
        expect(await post(url, signedBy(provider, url, fields, late))).toBe(403);
      }
    }
  });

  test('the media socket requires a valid and unused ticket', async () => {
    const platform = await aDialIn();
    const { callbackUrl, line, callThat } = await harness.service(platform, { HELLO_MS: 300 });
    const media = `${callbackUrl.replace('http', 'ws')}/telephony/media`;
    const closeOf = async (customParameters: object | undefined) => {
      const socket = new WebSocket(media);
      await once(socket, 'open');
      if (customParameters) {
        socket.send(
          JSON.stringify({ event: 'start', start: { streamSid: 'MZ1', callSid: 'CA1', customParameters } }),
        );
      }
      const [code] = (await once(socket, 'close')) as [number];
      return code;
    };
    await line.script(testNumber, { then: 'silence' });
    const { sid } = await line.ring({ from: testNumber, keys: ['123456#', '98#'] });
    const { ticket } = (await callThat((call) => call.sid === sid && call.streaming, 'connected')).parameters;
    expect(ticket).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}\.[\w-]{43}$/);
    const [callId = '', nonce = ''] = (ticket ?? '').split('.');
    const forged = `${callId}.${nonce}.${Buffer.alloc(32).toString('base64url')}`;
    for (const parameters of [undefined, {}, { ticket }, { ticket: forged }, { ticket: 'x'.repeat(1000) }]) {
      expect(await closeOf(parameters)).toBe(1008);
    }
  });
});
