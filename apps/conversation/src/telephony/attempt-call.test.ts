import { systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { eventually } from '@colloquy/testing';
import type { PhoneCall } from '../domain/phone-ports';
import { type AttemptDeps, attemptCall } from './attempt-call';

const call = {
  accountId: 'a',
  interviewId: 'i',
  callId: 'c',
  attempt: 1,
  phone: '+4930123456',
  meetingId: '',
  pin: '',
  language: 'en',
} as const;

/** @param script.isPlaced whether the provider takes the call @param script.state what is stored while it rings */
function anAttempt({
  isPlaced = true,
  keepsLease = true,
  state = {},
}: { isPlaced?: boolean; keepsLease?: boolean; state?: Partial<PhoneCall> } = {}) {
  const told: string[] = [];
  const stopping = new AbortController();
  const deps = {
    calls: {
      others: async () => [],
      create: async () => undefined,
      setSid: async () => undefined,
      find: async () => ({ streamedAt: null, outcome: null, ...state }),
      settle: async (_id: string, outcome: string) => (told.push(`settled ${outcome}`), true),
    },
    telephony: {
      async dial() {
        if (!isPlaced) throw new Error('busy');
        return 'CA1';
      },
      hangUp: async (sid: string) => void told.push(`hung up ${sid}`),
      status: async () => undefined,
    },
    dueCalls: {
      renewCall: async (_ref: unknown, leaseMs: number) => (told.push(`renewed ${leaseMs}`), keepsLease),
      reportCall: async (_ref: unknown, outcome: string) => (told.push(`reported ${outcome}`), true),
    },
    tickets: { issue: async () => 'ticket' },
    clock: systemClock,
    logger: silentLogger,
    ...{
      digitPause: 'w',
      countryPrefixes: [],
      ringMs: 30_000,
      slackMs: 0,
      pollMs: 5,
      leaseMs: 30,
      writeMs: 100,
    },
  } as unknown as AttemptDeps;
  return { told, stopping, attempted: attemptCall(call, deps, stopping.signal) };
}

test('a call that is not placed is reported as failed', async () => {
  const { told, attempted } = anAttempt({ isPlaced: false });
  await attempted;
  expect(told).toEqual(['settled failed', 'reported failed']);
});

test('a call that nobody takes is reported, one that connects is not', async () => {
  const refused = anAttempt({ state: { outcome: 'busy' } });
  await refused.attempted;
  expect(refused.told).toEqual(['settled busy', 'reported busy']);
  const connected = anAttempt({ state: { streamedAt: new Date() } });
  await connected.attempted;
  expect(connected.told).toEqual([]);
});

test('a call whose lease is lost is hung up', async () => {
  const { told, stopping, attempted } = anAttempt({ keepsLease: false });
  await eventually(() => expect(told).toContain('hung up CA1'));
  expect(told).toEqual(['renewed 30', 'settled canceled', 'hung up CA1']);
  stopping.abort();
  await attempted;
});

test('a process that stops leaves the next one a lease’s time to see the call connect', async () => {
  const { told, stopping, attempted } = anAttempt();
  stopping.abort();
  await attempted;
  expect(told.at(-1)).toBe('renewed 30030');
});
