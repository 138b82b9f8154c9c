import type { ServerFrame } from '@colloquy/contracts';
import { levelVoiceActivity } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { until } from '@colloquy/testing';
import type { Client } from '../domain/ports';
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
  let client: Client | undefined;
  const recognised = new Promise<string>((resolve) => (recognises = resolve));
  const note = (what: string) => () => void done.push(what);
  const runner = {
    ref: { sessionId: 'call' },
    startedAtMs: 0,
    vocabulary: [],
    usage: { sound: () => undefined },
    done: new Promise(() => undefined),
    hasTurns: () => false,
    attach(newcomer: Client) {
      client = newcomer;
      done.push('attached');
    },
    detach: note('detached'),
    hangUp: note('hung up'),
    receive: (_client: unknown, { type, ...frame }: { type: string; characters?: number }) =>
      void done.push(`received ${type}${frame.characters === undefined ? '' : ` ${frame.characters}`}`),
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
        async *voice({ text }) {
          yield new Int16Array(text.length * 800);
        },
      },
    },
    recordings: undefined,
  });
  const nothing = () => undefined;
  const marks: string[] = [];
  const mark = (name: string) => void marks.push(name);
  const sent = { text: nothing, media: nothing, mark, clear: nothing, close: nothing };
  const events = handle(call, { callSid: 'CA', carriesWords: false, rateHz: 8000, lateMs: 500, ...sent });
  const turns = { say: (frame: ServerFrame) => client?.send(frame), marks };
  return { events, done, ...turns, opens: () => opens(runner), recognises, isAsked: () => isAsked };
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

test('words that were not played before the stream was cut are taken back before the session loses the call', async () => {
  const { events, done, opens, say, marks } = aCall();
  opens();
  await until(() => done.includes('attached'), 'the session has the call');
  const progress = { of: 1 };
  say({
    type: 'turn',
    sessionId: 'call',
    sequence: 0,
    role: 'agent',
    progress,
    closing: false,
    text: 'Good day. How did you choose your carriers?',
  });
  await until(() => marks.some((name) => name.startsWith('0:0:')), 'sound is sent');
  const heard = marks.length;
  await until(() => marks.length > heard || marks.length > 2, 'more sound is sent');
  events.mark(marks[1] ?? '');
  events.gone(false);
  const [takenBack = ''] = done.filter((what) => what.startsWith('received heard'));
  const characters = Number(takenBack.split(' ').at(-1));
  expect(characters).toBeGreaterThan(0);
  expect(characters).toBeLessThan('Good day. How did you choose your carriers?'.length);
  expect(done.indexOf(takenBack)).toBeLessThan(done.indexOf('detached'));
});
