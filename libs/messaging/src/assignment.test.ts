import type { GetMessage } from 'amqplib';
import { type Delivery, makeAssignment, windowOf } from './assignment';
import type { Session } from './consuming-session';
import { accountHeader } from './delivery';

const aMessage = (account: string, deliveries = 0) =>
  ({
    properties: { headers: { [accountHeader]: account, 'x-delivery-count': deliveries } },
  }) as unknown as GetMessage;

const aSession = () => ({ channel: {}, isClosed: false, isPulling: false }) as Session;

function setUp({ prefetch = 2, isFair = true, later = [] as GetMessage[] } = {}) {
  const running: Delivery[] = [];
  const deferredTo: string[] = [];
  const deferred = {
    mayHaveMessages: () => later.length > 0,
    lookAgain: () => undefined,
    add: (delivery: unknown) => void deferredTo.push((delivery as Delivery).account),
    take: async () => later.shift(),
    moves: () => [],
  };
  const assignment = makeAssignment({
    prefetch,
    deferred: isFair ? deferred : undefined,
    running: { count: () => running.length, all: () => running },
    run: (delivery) => void running.push(delivery),
  });
  const session = aSession();
  const receive = (accounts: string) =>
    [...accounts].forEach((account) => assignment.received(session, aMessage(account)));
  const accounts = () => running.map(({ account }) => account).join('');
  return { assignment, session, running, deferredTo, receive, accounts };
}

test('a free handler goes to the account with the fewest', () => {
  const { assignment, running, receive, accounts } = setUp();
  receive('aaab');
  expect(accounts()).toBe('aa');
  running.shift();
  assignment.proceed();
  expect(accounts()).toBe('ab');
});

test('messages beyond the window of a fair queue are deferred, never those of other queues', () => {
  const fair = setUp();
  fair.receive('a'.repeat(104));
  expect(fair.deferredTo).toEqual(['a', 'a']);
  const plain = setUp({ isFair: false });
  plain.receive('a'.repeat(104));
  expect(plain.deferredTo).toEqual([]);
  expect([windowOf(2, true), windowOf(2, false)]).toEqual([302, 2]);
});

test('a message that several processes died with is deferred, so that the broker counts its deliveries anew', () => {
  const { assignment, session, deferredTo, accounts } = setUp();
  assignment.received(session, aMessage('a', 1));
  assignment.received(session, aMessage('b', 2));
  expect(accounts()).toBe('a');
  expect(deferredTo).toEqual(['b']);
});

test('a deferred message that several processes died with is handled alone', async () => {
  const later = [aMessage('x', 1), aMessage('y', 2), aMessage('z')];
  const { assignment, session, running, receive, accounts } = setUp({ prefetch: 3, later });
  const turn = () => new Promise(setImmediate);
  receive('a');
  assignment.use(session);
  assignment.proceed();
  await turn();
  receive('b');
  expect(accounts()).toBe('ax');
  running.shift();
  assignment.proceed();
  expect(accounts()).toBe('x');
  running.length = 0;
  assignment.proceed();
  expect(accounts()).toBe('y');
  receive('c');
  await turn();
  expect(accounts()).toBe('y');
  running.length = 0;
  assignment.proceed();
  await turn();
  expect([...accounts()].sort().join('')).toBe('bcz');
});

test('a deferred message that waits to be handled alone is forgotten with its channel', async () => {
  const { assignment, session, running, receive, accounts } = setUp({ later: [aMessage('y', 2)] });
  receive('a');
  assignment.use(session);
  assignment.proceed();
  await new Promise(setImmediate);
  assignment.closed(session);
  running.length = 0;
  assignment.proceed();
  receive('b');
  expect(accounts()).toBe('b');
});

test('deferred messages run while handlers are free', async () => {
  const later = ['x', 'y', 'z'].map((account) => aMessage(account));
  const { assignment, session, accounts } = setUp({ later });
  assignment.use(session);
  assignment.proceed();
  await new Promise(setImmediate);
  expect(accounts()).toBe('xy');
  expect(later).toHaveLength(1);
});

test('what waits on a closed channel is dropped, as the broker redelivers it', () => {
  const { assignment, session, running, receive, accounts } = setUp({ prefetch: 1 });
  receive('ab');
  assignment.closed(session);
  running.length = 0;
  assignment.proceed();
  expect(accounts()).toBe('');
});

test('nothing runs after a stop', () => {
  const { assignment, running, receive } = setUp({ prefetch: 1 });
  receive('ab');
  running.length = 0;
  assignment.stop();
  assignment.proceed();
  receive('c');
  expect(running).toEqual([]);
});
