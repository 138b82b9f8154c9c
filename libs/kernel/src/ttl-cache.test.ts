import * as fc from 'fast-check';
import { makeTtlCache } from './ttl-cache';

/** A cache with a test clock, in front of a service whose answers the test supplies. */
function aReader(options: { capacity?: number; ttlMs?: number } = {}) {
  let now = 0;
  const clock = {
    now: () => now,
    pass: (ms: number) => void (now += ms),
    stopwatch: () => {
      const start = now;
      return () => now - start;
    },
  };
  const cache = makeTtlCache<number>({
    capacity: 10,
    ttlMs: 1000,
    stopwatch: clock.stopwatch,
    ...options,
  });
  const questions: { key: string; askedAt: number; tell: () => void; fail: () => void }[] = [];
  /** Resolves with the time at which the answered request was sent. */
  const ask = (key = 'key') =>
    cache(key, () => {
      const askedAt = now;
      return new Promise((resolve, reject) =>
        questions.push({
          key,
          askedAt,
          tell: () => resolve(askedAt),
          fail: () => reject(new Error(`asked at ${askedAt}`)),
        }),
      );
    });
  const learn = async (key?: string) => {
    const answer = ask(key);
    questions.at(-1)?.tell();
    return answer;
  };
  return { ...clock, ask, learn, questions };
}

const turnsOfTheLoop = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

test('an answer is used for its life, counted from before the request, to the millisecond', async () => {
  const { ask, pass, questions } = aReader();
  const first = ask();
  pass(600);
  questions[0]?.tell();
  expect(await first).toBe(0);
  pass(399);
  expect(await ask()).toBe(0);
  pass(1);
  void ask();
  expect(questions).toHaveLength(2);
});

test('an answer that took longer than its life goes to the waiting callers only', async () => {
  const { ask, pass, questions } = aReader();
  const first = ask();
  pass(999);
  const second = ask();
  pass(1);
  const third = ask();
  expect(questions).toHaveLength(2);
  questions[0]?.tell();
  expect(await Promise.all([first, second])).toEqual([0, 0]);
  questions[1]?.tell();
  expect(await third).toBe(1000);
  expect(await ask()).toBe(1000);
});

test('callers of one key share a request; other keys have their own', async () => {
  const { ask, questions } = aReader();
  const answers = [ask('one'), ask('one'), ask('two')];
  expect(questions.map(({ key }) => key)).toEqual(['one', 'two']);
  questions.forEach(({ tell }) => tell());
  expect(await Promise.all(answers)).toEqual([0, 0, 0]);
});

test('a failure is not cached', async () => {
  const { ask, learn, questions } = aReader();
  const failing = ask();
  questions[0]?.fail();
  await expect(failing).rejects.toThrow('asked at 0');
  expect(await learn()).toBe(0);
});

test('callers that came after a failing request was sent share one new request', async () => {
  const { ask, pass, questions } = aReader();
  const early = ask();
  pass(1);
  const late = [ask(), ask(), ask()];
  questions[0]?.fail();
  await expect(early).rejects.toThrow('asked at 0');
  await turnsOfTheLoop();
  expect(questions).toHaveLength(2);
  questions[1]?.fail();
  for (const answer of late) await expect(answer).rejects.toThrow('asked at 1');
  expect(questions).toHaveLength(2);
});

test('the cache stays within its capacity and evicts the oldest entry', async () => {
  const { learn, ask, questions } = aReader({ capacity: 2 });
  for (const key of ['one', 'two', 'three']) await learn(key);
  await ask('two');
  await ask('three');
  expect(questions).toHaveLength(3);
  void ask('one');
  expect(questions).toHaveLength(4);
});

test('with a life of 0 every call sends a request', async () => {
  const { learn, questions } = aReader({ ttlMs: 0 });
  await Promise.all([learn(), learn()]);
  expect(questions).toHaveLength(2);
});

type Step = { what: 'ask' | 'pass' | 'tell' | 'fail'; number: number };
const steps = fc.array(
  fc.record<Step>({ what: fc.constantFrom('ask', 'pass', 'tell', 'fail'), number: fc.nat(30) }),
  { maxLength: 100 },
);

test('in any order of events, no caller gets an answer older than the life', async () => {
  const ttlMs = 20;
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { ask, pass, now, questions } = aReader({ capacity: 2, ttlMs });
      const ages: Promise<number>[] = [];
      const act = {
        ask: (number: number) => {
          const calledAt = now();
          const age = ask(`key ${number % 3}`).then((askedAt) => calledAt - askedAt);
          ages.push(age.catch(() => 0));
        },
        pass,
        tell: (number: number) => questions[number]?.tell(),
        fail: (number: number) => questions[number]?.fail(),
      };
      for (const { what, number } of story) {
        act[what](number);
        await turnsOfTheLoop();
      }
      for (let known = -1; known < questions.length; await turnsOfTheLoop()) {
        known = questions.length;
        questions.forEach(({ tell }) => tell());
      }
      for (const ageMs of await Promise.all(ages)) expect(ageMs).toBeLessThan(ttlMs);
    }),
  );
});
