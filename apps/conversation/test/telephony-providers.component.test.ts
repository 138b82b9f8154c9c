import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import type { Telephony } from '../src/domain/phone-ports';
import { addressesAt } from '../src/telephony/addresses';
import { makeProvider } from '../src/telephony/provider';
import {
  accountSid,
  application,
  authToken,
  providers,
  type SimulatedLine,
  startLine,
  telnyxPublicKey,
} from './line';

// the port's suite; every adapter must pass it on its provider's simulator
describe.each(providers)('%s', (provider) => {
  let line: SimulatedLine;
  let telephony: Telephony;
  const adapter = (change: { apiUrl?: string; authToken?: string } = {}) => {
    const settings = {
      provider,
      apiUrl: line.url,
      accountSid,
      authToken,
      application,
      publicKey: telnyxPublicKey,
      from: '+15550000',
      callerIds: [],
      ringMs: 1000,
      words: true,
      machineDetection: 'none' as const,
      codec: 'PCMU' as const,
      ...change,
    };
    const clock = { now: () => new Date() };
    return makeProvider(settings, addressesAt('http://127.0.0.1:9'), clock, () => undefined).telephony;
  };
  const call = (to: string, digits = '') => ({
    accountId: newId(),
    callId: newId(),
    to,
    digits,
    ticket: 'a-ticket',
  });
  const { signal } = new AbortController();

  beforeAll(async () => {
    line = await startLine('http://127.0.0.1:9/telephony/inbound', { WAIT_MS: '1000' }, provider);
    telephony = adapter();
  });
  afterAll(() => line.stop());

  test('a call is placed with its digits, and hanging up is repeatable', async () => {
    const sid = await telephony.dial(call('+15550007', 'ww12#'), signal);
    await until(async () => (await telephony.status(sid)) === 'in-progress', 'it is answered');
    await until(async () => (await line.call())?.digits === 'ww12#', 'the digits are sent');
    expect(await line.call()).toMatchObject({ sid, to: '+15550007' });
    await telephony.hangUp(sid);
    await telephony.hangUp(sid);
    expect(await telephony.status(sid)).toBe('completed');
  });

  test('a ringing call can be hung up', async () => {
    const sid = await telephony.dial(call('+15550003'), signal);
    await until(async () => (await telephony.status(sid)) === 'ringing', 'it rings');
    await telephony.hangUp(sid);
    expect(await telephony.status(sid)).toBe('canceled');
  });

  test.each([
    ['+15550002', 'busy'],
    ['+15550004', 'failed'],
  ])('the status of a call to %s is %s', async (to, status) => {
    const sid = await telephony.dial(call(to), signal);
    await until(async () => (await telephony.status(sid)) === status, status);
  });

  test('an unknown call has no status and may be hung up', async () => {
    expect(await telephony.status('unknown')).toBeUndefined();
    await telephony.hangUp('unknown');
  });

  test('a refusal, an outage and an abort are errors without the secret', async () => {
    const wrong = adapter({ authToken: 'wrong' });
    await expect(wrong.dial(call('+15550001'), signal)).rejects.toMatchObject({ kind: 'invalid' });
    const away = adapter({ apiUrl: 'http://127.0.0.1:9' });
    const error: unknown = await away.dial(call('+15550001'), signal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify(error)).not.toContain(authToken);
    await expect(telephony.dial(call('+15550001'), AbortSignal.abort())).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
