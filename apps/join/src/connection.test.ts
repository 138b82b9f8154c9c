import { encodeSpeechFrame } from '@colloquy/contracts';
import { aStorage, aTab, sessionId, setup, talking } from '../test/a-tab';
import { type Remembered, tabMemory } from './memory';

test('it says hello, and reconnects with its token and the last turn it has', () => {
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

test('unacknowledged utterances are resent with the same id, also after a reload; acknowledged ones are not', () => {
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
  'a wish to %s made while disconnected is carried out later',
  (wish) => {
    const tab = talking();
    tab.line().drop(1006);
    tab.connection.leave({ wish });
    tab.again();
    tab.welcome();
    expect(tab.line().sent.at(-1)).toEqual({ type: wish });
  },
);

test('a loss of network is reported at once, and the connection returns with the network', () => {
  const tab = talking();
  const [dead] = tab.sockets;
  tab.connection.networkLost();
  tab.connection.say('kept');
  expect(tab.told.at(-1)).toBe('offline');
  expect(tab.waits.at(-1)?.ms).toBe(5000);
  tab.connection.networkBack();
  tab.connection.networkBack();
  expect(tab.sockets).toHaveLength(2);
  dead?.drop(1006);
  tab.line().opens();
  tab.welcome();
  expect(tab.line().sent.at(-1)).toEqual({ type: 'say', utteranceId: 'u1', text: 'kept' });
  expect(tab.told.filter((told) => told === 'offline')).toHaveLength(1);
});

test('network changes after the end have no effect', () => {
  const tab = talking();
  tab.line().gives({ type: 'ended', reason: 'completed_by_expert' });
  tab.line().drop(1000);
  tab.connection.networkLost();
  tab.connection.networkBack();
  expect(tab.sockets).toHaveLength(1);
  expect(tab.told.at(-1)).toBe('completed_by_expert');
});

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

test('a session that ended because of a disconnection is continued; any other end is final', () => {
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

test('a refused token is dropped, and the expert joins without it', () => {
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
] as const)('after a close with %i it does not reconnect', (code, why) => {
  const tab = aTab();
  tab.connection.start(setup);
  tab.line().opens();
  if (why === 'already-open') tab.line().gives({ type: 'error', code: why, message: '' });
  tab.line().drop(code);
  expect(tab.told).toEqual([why]);
  expect(tab.waits).toEqual([]);
});

test('a conversation works in a browser that refuses storage', () => {
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

test('foreign data in the storage is ignored', () => {
  const storage = aStorage();
  storage.setItem('colloquy:interview', '{');
  expect(tabMemory(storage, 'interview').load()).toBeUndefined();
  const kept: Remembered = { unsent: [] };
  tabMemory(storage, 'interview').save(kept);
  expect(tabMemory(storage, 'another').load()).toBeUndefined();
});

test('the heard part of an interrupted turn, and until when the link stays open, are sent', () => {
  const tab = talking();
  tab.connection.heard({ sequence: 3 });
  tab.connection.heard({ sequence: 4, characters: 17, offsetMs: 900, durationMs: 1200 });
  tab.connection.leave({ wish: 'finish-later', until: '2030-05-01T21:59:59.000Z' });
  expect(tab.line().sent.slice(1)).toEqual([
    { type: 'heard', sequence: 3 },
    { type: 'heard', sequence: 4, characters: 17, offsetMs: 900, durationMs: 1200 },
    { type: 'finish-later', until: '2030-05-01T21:59:59.000Z' },
  ]);
});

test('a request for a call is repeated after a disconnection until the server answers', () => {
  const tab = talking();
  tab.connection.switchToPhone('+49301234567');
  tab.line().drop(1006);
  tab.again();
  tab.welcome();
  const request = { type: 'switch-to-phone', phoneNumber: '+49301234567' };
  expect(tab.line().sent.at(-1)).toEqual(request);
  tab.line().gives({ type: 'phone', state: 'calling' });
  tab.line().drop(1006);
  tab.again();
  tab.welcome();
  expect(tab.line().sent).not.toContainEqual(request);
});

test('the end waits for the recording to be delivered', () => {
  const tab = talking();
  tab.connection.record({ partOffsetMs: 0, index: 0, sound: new Uint8Array([1]) });
  tab.connection.leave({ wish: 'end' });
  expect(tab.line().sent).toHaveLength(1);
  tab.line().gives({ type: 'audio-ack', partOffsetMs: 0, index: 0 });
  expect(tab.line().sent.at(-1)).toEqual({ type: 'end' });
});

test('a continuing session has a new time line: utterances lose their old time, old sound is dropped', () => {
  const tab = talking();
  tab.clock.now += 60_000;
  expect(tab.connection.sessionMs()).toBe(60_000);
  tab.connection.record({ partOffsetMs: 0, index: 7, sound: new Uint8Array([1]) });
  tab.line().drop(1006);
  tab.connection.say('one', { offsetMs: 59_000, durationMs: 500 });
  tab.again();
  tab.line().gives({ type: 'ended', reason: 'client_disconnect' });
  tab.line().drop(1000);
  tab.again();
  tab.welcome({ sessionId: '7b1f9f5e-0a53-4a55-9a30-6a3a6f0c7a12' });
  expect(tab.told).toContain('other session, sound lost');
  expect(tab.line().sent.at(-1)).toEqual({ type: 'say', utteranceId: 'u1', text: 'one' });
  expect(tab.connection.sessionMs()).toBe(0);
});

test('the last heard report is repeated after a disconnection, but not in another session', () => {
  const tab = talking();
  tab.connection.heard({ sequence: 0 });
  tab.connection.heard({ sequence: 2, characters: 9 });
  tab.line().drop(1006);
  tab.again();
  tab.welcome();
  expect(tab.line().sent.slice(1)).toEqual([{ type: 'heard', sequence: 2, characters: 9 }]);
  tab.line().drop(1006);
  tab.again();
  tab.welcome({ sessionId: '7b1f9f5e-0a53-4a55-9a30-6a3a6f0c7a12' });
  expect(tab.line().sent).toHaveLength(1);
});

test('the consent is sent with every hello that opens a session, and with no other', () => {
  const consent = { text: 'Yes', language: 'en', agreedAt: '2030-01-01T00:00:00.000Z' };
  const tab = aTab();
  tab.connection.start({ ...setup, consent });
  tab.line().opens();
  expect(tab.line().sent).toEqual([{ type: 'hello', protocol: 1, mode: 'resume', consent }]);
  tab.welcome();
  tab.line().drop(1006);
  tab.again();
  expect(tab.line().sent[0]).not.toHaveProperty('consent');
  tab.line().gives({ type: 'error', code: 'bad-resume-token', message: '' });
  tab.line().drop(1008);
  tab.again();
  expect(tab.line().sent[0]).toHaveProperty('consent', consent);
});

test('a withdrawal is repeated after every welcome until the end, waits for no sound and discards unsent words', () => {
  const tab = talking();
  tab.connection.record({ partOffsetMs: 0, index: 0, sound: new Uint8Array([1]) });
  tab.line().drop(1006);
  tab.connection.say('never mind');
  tab.connection.leave({ wish: 'withdraw' }, new Promise(() => undefined));
  for (let n = 0; n < 2; n++) {
    tab.again();
    tab.welcome();
    expect(tab.line().sent.slice(1)).toEqual([{ type: 'withdraw' }]);
    tab.line().drop(1006);
  }
  tab.again();
  tab.welcome();
  tab.line().gives({ type: 'ended', reason: 'completed_by_expert', withdrawn: true });
  expect(tab.told.at(-1)).toBe('completed_by_expert');
  expect(tab.connection.undelivered()).toEqual([]);
});

test('a withdrawal that the ended session did not receive is left over', () => {
  const tab = talking();
  tab.line().drop(1006);
  tab.connection.leave({ wish: 'withdraw' });
  tab.again();
  tab.line().gives({ type: 'ended', reason: 'completed_natural_end' });
  expect(tab.told.at(-1)).toBe('completed_natural_end, withdrawing');
});

test('undelivered answers survive the end, also for a later tab, and are delivered when the interview goes on', () => {
  const lasting = aStorage();
  const tab = talking(undefined, lasting);
  tab.line().drop(1006);
  tab.connection.say('late');
  tab.again();
  tab.line().gives({ type: 'ended', reason: 'completed_natural_end' });
  tab.line().drop(1000);
  tab.connection.keep('never sent');
  expect(tab.connection.undelivered()).toEqual(['late', 'never sent']);
  const reloaded = aTab(tab.storage, lasting);
  expect(reloaded.connection.undelivered()).toEqual(['late', 'never sent']);
  expect(reloaded.connection.earlier()).toBeUndefined();

  const later = talking(undefined, lasting);
  expect(later.line().sent.slice(1)).toMatchObject([{ text: 'late' }, { text: 'never sent' }]);
  later.line().gives({ type: 'ack', utteranceId: 'u1', sequence: 1 });
  later.line().gives({ type: 'ack', utteranceId: 'u2', sequence: 2 });
  expect(aTab(undefined, lasting).connection.undelivered()).toEqual([]);
});

test('sockets that never open or are forbidden are reported as blocked, a refusing server as unavailable', () => {
  const blocked = aTab();
  blocked.forbidSockets();
  blocked.connection.start(setup);
  expect(blocked.told).not.toContain('blocked');
  blocked.triesAgain();
  blocked.triesAgain();
  expect(blocked.told).toContain('blocked');
  expect(blocked.waits).toHaveLength(1);

  const busy = aTab();
  busy.connection.start(setup);
  busy.line().opens();
  for (let n = 0; n < 3; n++) {
    busy.line().gives({ type: 'error', code: 'unavailable', message: '' });
    busy.line().drop(1013);
    busy.again();
  }
  expect(busy.told).toContain('unavailable');
  busy.welcome();
  busy.line().drop(1006);
  expect(busy.told.at(-1)).toBe('offline');
});

test('a turn that the platform has not spoken to its end is requested again', () => {
  const tab = aTab();
  tab.connection.setAloud(true);
  tab.connection.start(setup);
  tab.line().opens();
  expect(tab.line().sent[0]).toMatchObject({ type: 'hello', voice: { aloud: true } });
  tab.welcome();
  const turn = (sequence: number) =>
    tab.line().gives({
      type: 'turn',
      sessionId,
      sequence,
      role: 'agent',
      text: `turn ${sequence}`,
      progress: { of: 2 },
      closing: false,
    });
  const hello = () => {
    tab.line().drop(1006);
    tab.again();
    return tab.line().sent[0];
  };
  turn(0);
  expect(hello()).toMatchObject({ resume: { lastSequence: -1 } });
  tab.welcome();
  tab.line().gives({ type: 'spoken', sequence: 0 });
  expect(hello()).toMatchObject({ resume: { lastSequence: 0 } });
  tab.welcome();
  turn(1);
  tab.connection.setAloud(false);
  expect(hello()).toMatchObject({ resume: { lastSequence: 1 }, voice: { aloud: false } });
});

test('binary messages are the interviewer’s speech', () => {
  const tab = aTab();
  tab.connection.setAloud(true);
  tab.connection.start(setup);
  tab.line().opens();
  tab.welcome();
  const samples = new Int16Array(160);
  tab.line().givesSound(encodeSpeechFrame({ rateHz: 16_000, sequence: 0, upTo: 5, samples }));
  expect(tab.told).toContain('sound of 0');
});
