import { until } from '@colloquy/testing';
import { AppError, newId } from '@colloquy/kernel';
import type { Overrides } from '../src/app';
import { answerWith, startReceiver } from './receivers';
import { afterwards, analysed, anEndpoint, asQueued, isolated, startWorld } from './support';

/** A process that hangs at a step looks to all other processes as if it had been killed there. */
const forEver = () => new Promise<never>(() => undefined);
// an attempt counts as abandoned after four times the limit of the process that began it
const killable = { WEBHOOK_TIMEOUT_MS: '500' };
const watchful = { WEBHOOK_TIMEOUT_MS: '3000' };

async function twoEndpoints() {
  const receivers = await Promise.all([startReceiver(answerWith(200)), startReceiver(answerWith(500))]);
  const endpoints = receivers.map(({ url }) => anEndpoint(url));
  const world = await startWorld(async () => endpoints);
  afterwards(...receivers.map(({ stop }) => stop), () => world.stop());
  const seen = () => receivers.map(({ requests }) => requests.length);
  return { world, seen };
}

interface Case {
  step: string;
  /** Makes the process hang at the step; calls `reached` there. */
  stuck: (reached: () => void) => Overrides;
  outcomes: string[];
  requests: number[];
}

const cases: Case[] = [
  {
    step: 'before the deliveries are stored',
    stuck: (reached) => ({
      deliveries: (real) => ({ ...real, add: () => (reached(), forEver()) }),
    }),
    outcomes: ['delivered', 'http_error'],
    requests: [1, 1],
  },
  {
    step: 'after the deliveries are queued and before the event is acknowledged',
    stuck: (reached) => ({
      deliveries: (real) => ({
        ...real,
        nextHost: async () => undefined,
        add: async (...args) => {
          await asQueued(real)(...args);
          reached();
          return forEver();
        },
      }),
    }),
    outcomes: ['delivered', 'http_error'],
    requests: [1, 1],
  },
  {
    step: 'before the attempt of a queued delivery is begun',
    stuck: (reached) => ({
      deliveries: (real) => ({
        ...real,
        nextHost: async () => undefined,
        add: (...args) => asQueued(real)(...args).then(() => (reached(), [])),
      }),
    }),
    outcomes: ['delivered', 'http_error'],
    requests: [1, 1],
  },
  {
    step: 'after the deliveries are stored with begun attempts and before the response arrives',
    stuck: (reached) => ({
      deliveries: (real) => ({
        ...real,
        nextHost: async () => undefined,
        add: async (...args) => {
          await real.add(...args);
          reached();
          return forEver();
        },
      }),
    }),
    outcomes: ['interrupted', 'interrupted'],
    requests: [0, 0],
  },
  {
    step: 'after the attempts of queued deliveries are begun and before the response arrives',
    stuck: (reached) => {
      let stored = false;
      return {
        deliveries: (real) => ({
          ...real,
          add: (...args) => asQueued(real)(...args).then(() => ((stored = true), [])),
          nextHost: async (choice) => (stored ? real.nextHost(choice) : undefined),
          begin: async (...args) => {
            await real.begin(...args);
            reached();
            return forEver();
          },
        }),
      };
    },
    outcomes: ['interrupted', 'interrupted'],
    requests: [0, 0],
  },
  {
    step: 'after the attempts are begun and before their requests are sent',
    stuck: (reached) => ({ send: () => countTo(2, reached) }),
    outcomes: ['interrupted', 'interrupted'],
    requests: [0, 0],
  },
  {
    step: 'after the requests are sent and before their results are stored',
    stuck: (reached) => ({ deliveries: (real) => ({ ...real, end: countTo(2, reached) }) }),
    outcomes: ['interrupted', 'interrupted'],
    requests: [1, 1],
  },
  {
    step: 'after the results are stored',
    stuck: (reached) => {
      const next = countTo(2, reached);
      return {
        deliveries: (real) => ({ ...real, end: async (...args) => (await real.end(...args), next()) }),
      };
    },
    outcomes: ['delivered', 'http_error'],
    requests: [1, 1],
  },
  {
    step: 'after a request is sent and before its result is known',
    stuck: (reached) => {
      const next = countTo(2, reached);
      return {
        send:
          (real) =>
          async (...args) => (await real(...args), next()),
      };
    },
    outcomes: ['interrupted', 'interrupted'],
    requests: [1, 1],
  },
];

function countTo(count: number, reached: () => void) {
  let calls = 0;
  return () => {
    if (++calls === count) reached();
    return forEver();
  };
}

test.concurrent.each(cases)(
  'a process killed $step leaves no delivery open and sends none twice',
  isolated(async (its) => {
    const { world, seen } = await twoEndpoints();
    const killed = await new Promise<{ stop(): Promise<void> }>((resolve) => {
      const reached = () => void started.then(resolve);
      const started = world.startApp(killable, its.stuck(reached));
      void started.then(() => world.publish(analysed(newId())));
    });
    void killed.stop(); // returns its messages to the queue
    await world.startApp(watchful);
    const stored = await world.settled(2);
    expect(stored.map(({ outcome }) => outcome)).toEqual(its.outcomes);
    expect(seen()).toEqual(its.requests);

    // later events do not change the result
    await world.publish(analysed(stored[0]?.interviewId ?? ''));
    await world.publish(analysed(newId()));
    await world.settled(4);
    expect(await world.deliveries(stored[0]?.interviewId)).toEqual(stored);
    expect(seen()).toEqual(its.requests.map((count) => count + 1));
    expect(new Set(world.events.map(({ subject }) => subject)).size).toBe(4);
  }),
);

test.concurrent.each(['add', 'nextHost', 'begin', 'abandoned'] as const)(
  'a database that fails at the step %s delays the notifications and has no other effect',
  isolated(async (step) => {
    const { world, seen } = await twoEndpoints();
    let failures = 0;
    const isPolled = step === 'nextHost' || step === 'begin';
    const failing: Overrides = {
      deliveries: (real) => ({
        ...real,
        ...(isPolled && { add: (...args) => asQueued(real)(...args).then(() => []) }),
        [step]: (...args: never[]) => {
          if (failures++ < 2) return Promise.reject(new AppError('unavailable', undefined, 'down'));
          return (real[step] as (...args: never[]) => unknown)(...args);
        },
      }),
    };
    await world.startApp({}, failing);
    await world.publish(analysed(newId()));
    expect((await world.settled(2)).map(({ outcome }) => outcome)).toEqual(['delivered', 'http_error']);
    expect(seen()).toEqual([1, 1]);
  }),
);

test.concurrent(
  'a database that fails while a result is stored does not lose it',
  isolated(async () => {
    const { world, seen } = await twoEndpoints();
    let failures = 0;
    await world.startApp(
      {},
      {
        deliveries: (real) => ({
          ...real,
          end: (...args) => {
            if (failures++ < 4) return Promise.reject(new AppError('unavailable', undefined, 'down'));
            return real.end(...args);
          },
        }),
      },
    );
    await world.publish(analysed(newId()));
    expect((await world.settled(2)).map(({ outcome }) => outcome)).toEqual(['delivered', 'http_error']);
    expect(seen()).toEqual([1, 1]);
  }),
);

test.concurrent(
  'a replica whose clock is ten minutes ahead does not close the attempts of others',
  isolated(async () => {
    const answers: (() => void)[] = [];
    const receiver = await startReceiver((res) => answers.push(() => answerWith(200)(res)));
    const world = await startWorld(async () => [anEndpoint(receiver.url)]);
    afterwards(receiver.stop, () => world.stop());
    const first = await world.startApp({ WEBHOOK_TIMEOUT_MS: '20000' });
    const interviewId = newId();
    await world.publish(analysed(interviewId));
    await until(() => answers.length === 1);

    let looked = 0;
    const clock = { now: () => new Date(Date.now() + 600_000) };
    await world.startApp(killable, {
      clock,
      deliveries: (real) => ({ ...real, abandoned: () => real.abandoned().finally(() => looked++) }),
    });
    await until(() => looked >= 3);
    answers[0]?.();
    expect(await world.settled(1)).toMatchObject([{ outcome: 'delivered' }]);
    await first.stop();
  }),
);
