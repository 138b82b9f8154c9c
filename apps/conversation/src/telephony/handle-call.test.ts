import { levelVoiceActivity } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { until } from '@colloquy/testing';
import type { PhoneCall } from '../domain/phone-ports';
import type { Runner } from '../runtime/runner';
import { makeHandleCall } from './handle-call';
import { makeVerdicts } from './take-verdict';

const unused = {} as never;
const call = { callId: 'call', kind: 'inbound', language: 'en', digits: false } as PhoneCall;

function aCall() {
  const done: string[] = [];
  let opens: (runner: Runner) => void = () => undefined;
  let recognises: (words: string) => void = () => undefined;
  let isAsked = false;
  const recognised = new Promise<string>((resolve) => (recognises = resolve));
  const note = (what: string) => () => void done.push(what);
  const runner = {
    ref: { sessionId: 'call' },
    startedAtMs: 0,
    vocabulary: [],
    usage: { sound: () => undefined },
    done: new Promise(() => undefined),
    spoken: () => false,
    attach: note('attached'),
    detach: note('detached'),
    hangUp: note('hung up'),
    receive: (_client: unknown, { type }: { type: string }) => void done.push(`received ${type}`),
    receiveLate: ({ type }: { type: string }) => void done.push(`late ${type}`),
  } as unknown as Runner;
  const handle = makeHandleCall({
    calls: { connected: async () => undefined, settle: async () => true } as never,
    dueCalls: unused,
    telephony: { hangUp: async () => undefined } as never,
    open: () => new Promise((resolve) => (opens = resolve)),
    clock: { now: () => new Date() },
    logger: silentLogger,
    leaseMs: 60_000,
    writeMs: 1000,
    settleMs: 1000,
    noShowMs: 60_000,
    machineDetection: 'none',
    verdicts: makeVerdicts(),
    speech: {
      endOfTurn: () => 1,
      models: {
        speechToText: {
          transcribe() {
            isAsked = true;
            return recognised;
          },
        },
        detectVoice: levelVoiceActivity,
        voice: unused,
      },
    },
    recordings: undefined,
  });
  const nothing = () => undefined;
  const sent = { text: nothing, media: nothing, mark: nothing, clear: nothing, close: nothing };
  const events = handle(call, { callSid: 'CA', words: false, rateHz: 8000, lateMs: 500, ...sent });
  return { events, done, opens: () => opens(runner), recognises, isAsked: () => isAsked };
}

test('a session that opens after the caller has hung up gets the last words and is never connected', async () => {
  const { events, done, opens, recognises, isAsked } = aCall();
  const speech = Int16Array.from({ length: 8000 }, (_, n) => (n % 20 < 10 ? 8000 : -8000));
  events.media(speech);
  events.gone(true);
  await until(isAsked, 'the last words are recognised');
  opens();
  recognises('By price.');
  await until(() => done.includes('hung up'), 'the session learns of it');
  expect(done).toEqual(['late say', 'hung up']);
});
