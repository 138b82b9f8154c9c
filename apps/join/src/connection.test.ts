import type { ClientFrame, ServerFrame } from '@colloquy/contracts';
import { makeConnection } from './connection';
import type { Socket } from './connection-types';
import { type Remembered, type Setup, tabMemory } from './memory';

const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const setup: Setup = { by: 'typing', language: 'en', phone: false };

/** A line whose other end the test holds. */
class FakeSocket implements Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  sent: ClientFrame[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientFrame);
  }
  close(): void {
    this.drop(1000);
  }
  opens(): void {
    (this.onopen as () => void)();
  }
  gives(frame: ServerFrame): void {
    (this.onmessage as (event: { data: string }) => void)({ data: JSON.stringify(frame) });
  }
  drop(code: number): void {
    (this.onclose as (event: { code: number }) => void)({ code });
  }
}

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

function aTab(storage: Storage = aStorage()) {
  const sockets: FakeSocket[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const told: string[] = [];
  const clock = { now: 1000 };
  let ids = 0;
  const connection = makeConnection({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    memory: tabMemory(storage, 'interview'),
    newId: () => `u${++ids}`,
    now: () => clock.now,
    after(ms, then) {
      waits.push({ ms, then });
      return () => undefined;
    },
    events: {
      onWelcome: () => told.push('welcome'),
      onTurn: ({ text }) => told.push(text),
      onAck: ({ utteranceId }) => told.push(`ack ${utteranceId}`),
      onEnded: ({ reason }) => told.push(reason),
      onRefused: (why) => told.push(why),
      onOnline: (online) => told.push(online ? 'online' : 'offline'),
      onPhone: ({ state }) => told.push(state),
      onOtherSession: (soundLost) => told.push(soundLost ? 'other session, sound lost' : 'other session'),
    },
  });
  const line = () => sockets.at(-1) as FakeSocket;
  return {
    connection,
    storage,
    clock,
    sockets,
    waits,
    told,
    line,
    /** The wait is over: the connection tries again. */
    again() {
      waits.pop()?.then();
      line().opens();
    },
    welcome(over: Partial<Extract<ServerFrame, { type: 'welcome' }>> = {}) {
      line().gives({
        type: 'welcome',
        sessionId,
        resumeToken: 'token',
        title: 'T',
        persona: 'Sam',
        language: 'en',
        questionCount: 2,
        progress: { of: 2 },
        closing: false,
        turns: [],
        ...over,
      });
    },
  };
}

function talking(storage?: Storage) {
  const tab = aTab(storage);
  tab.connection.start(setup);
  tab.line().opens();
  tab.welcome();
  return tab;
}

test('it says hello, and after a lost line comes back with its token and the last turn it has', () => {
  const tab = talking();
  expect(tab.line().sent).toEqual([{ type: 'hello', protocol: 1, mode: 'resume' }]);
  tab.line().gives({
    type: 'turn',
    sessionId,
    sequence: 4,
    role: 'agent',
    text: 'Why?',
    progress: { of: 2 },
    closing: false,
  });
  tab.line().drop(1006);
  tab.again();
  expect(tab.line().sent).toEqual([
    { type: 'hello', protocol: 1, resume: { sessionId, resumeToken: 'token', lastSequence: 4 } },
  ]);
  expect(tab.told).toEqual(['online', 'welcome', 'Why?', 'offline']);
});

test('what was not acknowledged is sent again with the same id, also after a reload; what was is not', () => {
  const tab = talking();
  tab.connection.say('one');
  tab.connection.say('two');
  tab.line().gives({ type: 'ack', utteranceId: 'u1', sequence: 1 });
  const reloaded = aTab(tab.storage);
  expect(reloaded.connection.earlier()).toEqual(setup);
  reloaded.connection.start(setup);
  reloaded.line().opens();
  reloaded.welcome();
  expect(reloaded.line().sent).toEqual([
    { type: 'hello', protocol: 1, resume: { sessionId, resumeToken: 'token', lastSequence: -1 } },
    { type: 'say', utteranceId: 'u2', text: 'two' },
  ]);
});

test.each(['end', 'finish-later'] as const)(
  'a wish to %s made while the line is down is carried out later',
  (wish) => {
    const tab = talking();
    tab.line().drop(1006);
    tab.connection.leave({ wish });
    tab.again();
    tab.welcome();
    expect(tab.line().sent.at(-1)).toEqual({ type: wish });
  },
);

test('pauses between tries grow to five seconds; a restarting server is tried again soon', () => {
  const tab = talking();
  tab.line().drop(1013);
  const pauses = [tab.waits.at(-1)?.ms];
  for (let n = 0; n < 6; n++) {
    tab.again();
    tab.line().drop(1013);
    pauses.push(tab.waits.at(-1)?.ms);
  }
  expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
  tab.again();
  tab.line().drop(1012);
  expect(tab.waits.at(-1)?.ms).toBe(300);
});

test('a session that ended because the line was away is continued; any other end is an end', () => {
  const tab = talking();
  tab.line().drop(1006);
  tab.again();
  tab.line().gives({ type: 'ended', reason: 'client_disconnect' });
  tab.line().drop(1000);
  tab.again();
  expect(tab.line().sent).toEqual([{ type: 'hello', protocol: 1, mode: 'resume' }]);
  tab.welcome();
  tab.line().gives({ type: 'ended', reason: 'completed_by_expert' });
  tab.line().drop(1000);
  expect(tab.told.at(-1)).toBe('completed_by_expert');
  expect(tab.waits).toEqual([]);
  expect(tabMemory(tab.storage, 'interview').load()).toBeUndefined();
});

test('a token that is not accepted is dropped, and the expert comes in without', () => {
  const tab = talking();
  tab.line().drop(1006);
  tab.again();
  tab.line().gives({ type: 'error', code: 'bad-resume-token', message: '' });
  tab.line().drop(1008);
  tab.again();
  expect(tab.line().sent).toEqual([{ type: 'hello', protocol: 1, mode: 'resume' }]);
});

test.each([
  [1008, 'already-open'],
  [4000, 'replaced'],
] as const)('after a close with %i it stays away', (code, why) => {
  const tab = aTab();
  tab.connection.start(setup);
  tab.line().opens();
  if (why === 'already-open') tab.line().gives({ type: 'error', code: why, message: '' });
  tab.line().drop(code);
  expect(tab.told).toEqual([why]);
  expect(tab.waits).toEqual([]);
});

test('a browser that refuses storage has a conversation all the same', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const tab = talking(storage);
  tab.connection.say('one');
  tab.line().drop(1006);
  tab.again();
  tab.welcome();
  expect(tab.line().sent.at(-1)).toEqual({ type: 'say', utteranceId: 'u1', text: 'one' });
});

test('memory that is not ours is no memory', () => {
  const storage = aStorage();
  storage.setItem('colloquy:interview', '{');
  expect(tabMemory(storage, 'interview').load()).toBeUndefined();
  const kept: Remembered = { unsent: [] };
  tabMemory(storage, 'interview').save(kept);
  expect(tabMemory(storage, 'another').load()).toBeUndefined();
});
