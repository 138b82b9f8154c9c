import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeDispatcher } from './dispatcher';
import type { Attempt } from '../domain/delivery';
import type { DeliveryRepository } from '../domain/ports';
import { hostOf } from '../domain/request';

const anAttempt = (host: string): Attempt => ({
  accountId: newId(),
  interviewId: newId(),
  completion: 1,
  endpointIndex: 0,
  request: { url: `https://${host}/`, method: 'POST', headers: [], body: '{}' },
});

type Waiting = Pick<DeliveryRepository, 'nextHost' | 'begin'>;

/** Fake repository with one queued delivery per argument. */
function waiting(...hosts: string[]): Waiting {
  const queue = hosts.map(anAttempt);
  return {
    nextHost: async ({ after, excluded }) => {
      const open = [...new Set(queue.map(({ request }) => hostOf(request)))].filter(
        (host) => !excluded.includes(host),
      );
      return open.sort().find((host) => host > after) ?? open[0];
    },
    begin: async (room) => {
      const begun = [...room].flatMap(([host, limit]) =>
        queue.filter(({ request }) => hostOf(request) === host).slice(0, limit),
      );
      for (const attempt of begun) queue.splice(queue.indexOf(attempt), 1);
      return begun;
    },
  };
}

function aDispatcher(deliveries: Waiting, limits: { all: number; perHost: number; stopGraceMs?: number }) {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const dispatcher = makeDispatcher({
    deliveries: deliveries as DeliveryRepository,
    attempt: ({ request }, stop) => {
      begun.push(hostOf(request));
      return new Promise<void>((resolve) => {
        finish.push(resolve);
        stop.addEventListener('abort', () => resolve());
      });
    },
    concurrency: limits.all,
    concurrencyPerHost: limits.perHost,
    stopGraceMs: limits.stopGraceMs ?? 1,
    logger: silentLogger,
  });
  /** Begins an attempt of an account at each host if it gets a permit; returns for each whether it got one. */
  const offerOf = (accountId: string, ...hosts: string[]) =>
    hosts.map((host) => {
      const permit = dispatcher.tryAcquire(host, accountId);
      permit?.use({ ...anAttempt(host), accountId });
      return permit !== undefined;
    });
  /** Like `offerOf`, each delivery of another account. */
  const offer = (...hosts: string[]) => hosts.flatMap((host) => offerOf(newId(), host));
  return { dispatcher, begun, finish, offer, offerOf };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('a slow host uses up its own permits only, and a released permit is used again', async () => {
  const hosts = ['slow', 'slow', 'slow', 'slow', 'zoo'];
  const { dispatcher, begun, finish } = aDispatcher(waiting(...hosts), { all: 10, perHost: 2 });
  await dispatcher.start();
  await turns();
  expect(begun.sort()).toEqual(['slow', 'slow', 'zoo']);
  finish[0]?.();
  await turns();
  expect(begun).toHaveLength(4);
  await dispatcher.stop();
});

test('hosts take turns, however many deliveries one host has queued', async () => {
  const hosts = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c'];
  const { dispatcher, begun, finish } = aDispatcher(waiting(...hosts), { all: 3, perHost: 2 });
  await dispatcher.start();
  await turns();
  expect(begun).toEqual(['a', 'a', 'b']);
  finish[0]?.();
  await turns();
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
  await dispatcher.stop();
});

test('the number of attempts in progress stays within the limit', async () => {
  const { dispatcher, begun } = aDispatcher(waiting('a', 'b', 'c', 'd'), { all: 3, perHost: 2 });
  await dispatcher.start();
  dispatcher.kick();
  await turns();
  expect(begun).toHaveLength(3);
  await dispatcher.stop();
});

test('a stop begins no attempt and interrupts attempts that exceed the grace period', async () => {
  const { dispatcher, begun } = aDispatcher(waiting('a', 'b'), { all: 1, perHost: 1 });
  await dispatcher.start();
  await turns();
  await dispatcher.stop();
  expect(begun).toEqual(['a']);
});

test('a finished attempt triggers a poll only if deliveries may be queued', async () => {
  let looks = 0;
  const { nextHost, ...others } = waiting('a', 'b');
  const counted: Waiting = { nextHost: (choice) => (looks++, nextHost(choice)), ...others };
  const { dispatcher, begun, finish } = aDispatcher(counted, { all: 10, perHost: 2 });
  await dispatcher.start();
  await turns();
  const before = looks;
  finish.forEach((end) => end());
  await turns();
  expect([begun, looks]).toEqual([['a', 'b'], before]);
  await dispatcher.stop();
});

test('a new delivery gets a permit without a poll while its host is below the limit', async () => {
  let looks = 0;
  const none = waiting();
  const counted: Waiting = { ...none, nextHost: (choice) => (looks++, none.nextHost(choice)) };
  const { dispatcher, begun, offer } = aDispatcher(counted, { all: 10, perHost: 2 });
  await dispatcher.start();
  await turns();
  const before = looks;
  expect(offer('a', 'b', 'a', 'a', 'c')).toEqual([true, true, true, false, true]);
  await turns();
  expect([begun, looks]).toEqual([['a', 'b', 'a', 'c'], before]);
  await dispatcher.stop();
});

test('a new delivery does not overtake queued deliveries of its account', async () => {
  const { dispatcher, begun, offerOf } = aDispatcher(waiting('a', 'a'), { all: 10, perHost: 1 });
  await dispatcher.start();
  await turns();
  expect(offerOf('ann', 'a')).toEqual([false]);
  expect(dispatcher.nextTurn('ann')).toBe(0);
  expect([...offerOf('ann', 'b'), ...offerOf('bob', 'b')]).toEqual([false, true]);
  await turns();
  expect(begun).toEqual(['a', 'b']);
  await dispatcher.stop();
});

test('the turns of an account count its queued deliveries until none is left', async () => {
  const { dispatcher, finish } = aDispatcher(waiting('a', 'a'), { all: 10, perHost: 1 });
  await dispatcher.start();
  await turns();
  const next = () => ['ann', 'ann', 'bob', 'ann'].map((account) => dispatcher.nextTurn(account));
  expect(next()).toEqual([0, 1, 0, 2]);
  finish[0]?.();
  await turns();
  finish[1]?.();
  await turns();
  expect(next()).toEqual([0, 1, 0, 2]);
  await dispatcher.stop();
});

test('a quarter of the permits is reserved for new deliveries of accounts with few attempts', async () => {
  const hosts = Array.from({ length: 12 }, (_, n) => `host-${n}`);
  const queued = aDispatcher(waiting(...hosts), { all: 8, perHost: 2 });
  await queued.dispatcher.start();
  await turns();
  expect(queued.begun).toHaveLength(6);
  expect(queued.offerOf('bob', 'b', 'c', 'd')).toEqual([true, true, false]);
  await queued.dispatcher.stop();

  const fresh = aDispatcher(waiting(), { all: 8, perHost: 2 });
  await fresh.dispatcher.start();
  await turns();
  expect(fresh.offerOf('ann', ...hosts).filter(Boolean)).toHaveLength(6);
  expect(fresh.offerOf('bob', 'b', 'c', 'd')).toEqual([true, true, false]);
  await fresh.dispatcher.stop();
});

test('deliveries that begin during a poll do not exceed the limits', async () => {
  const { begin, ...others } = waiting('a', 'a', 'a');
  let offered: boolean[] = [];
  const { dispatcher, begun, offer } = aDispatcher(
    { ...others, begin: (limits) => ((offered = offer('a', 'a', 'b', 'c')), begin(limits)) },
    { all: 4, perHost: 2 },
  );
  await dispatcher.start();
  await turns();
  expect(offered).toEqual([false, false, true, true]);
  expect(begun.sort()).toEqual(['a', 'a', 'b', 'c']);
  await dispatcher.stop();
});

test('a permit counts as soon as it is acquired and is free again after its release', async () => {
  const { dispatcher, begun } = aDispatcher(waiting(), { all: 1, perHost: 1 });
  await dispatcher.start();
  await turns();
  const permit = dispatcher.tryAcquire('a', 'ann');
  expect(dispatcher.tryAcquire('b', 'bob')).toBeUndefined();
  permit?.release();
  await turns();
  expect(dispatcher.tryAcquire('b', 'bob')).toBeDefined();
  expect(begun).toEqual([]);
  await dispatcher.stop();
});

test('no permit is issued during a stop, and the stop waits for permits acquired before', async () => {
  const { dispatcher, begun } = aDispatcher(waiting(), { all: 10, perHost: 2, stopGraceMs: 200 });
  await dispatcher.start();
  await turns();
  const permit = dispatcher.tryAcquire('a', 'ann');
  const stopped = dispatcher.stop();
  expect(dispatcher.tryAcquire('a', 'bob')).toBeUndefined();
  permit?.use(anAttempt('a'));
  await stopped;
  expect(begun).toEqual(['a']);
});

test('a stop waits for attempts in progress, and no longer', async () => {
  const { dispatcher, finish } = aDispatcher(waiting('slow'), { all: 1, perHost: 1, stopGraceMs: 60_000 });
  await dispatcher.start();
  await turns();
  let stopped = false;
  const stopping = dispatcher.stop().then(() => (stopped = true));
  await turns();
  expect(stopped).toBe(false);
  finish[0]?.();
  await stopping;
});
