import { makeSharedLookups, restAfter } from './shared-lookups';

/** A question whose answers are given by hand. */
function aQuestion() {
  const pending: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((resolve, reject) => pending.push({ resolve, reject }));
  const sent = (count: number) => waitFor(() => expect(pending).toHaveLength(count));
  return { ask, pending, sent };
}

async function waitFor(check: () => void): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      return check();
    } catch {
      await new Promise(setImmediate);
    }
  }
  check();
}

test('those who ask at once share one question', async () => {
  const share = makeSharedLookups<string>();
  const { ask, pending, sent } = aQuestion();
  const answers = [share('a', ask), share('a', ask), share('a', ask)];
  await sent(1);
  pending[0]?.resolve('yes');
  expect(await Promise.all(answers)).toEqual(['yes', 'yes', 'yes']);
});

test('who asks while a question is on its way gets the answer to a later one', async () => {
  const share = makeSharedLookups<string>();
  const { ask, pending, sent } = aQuestion();
  const early = share('a', ask);
  await sent(1);
  const late = [share('a', ask), share('a', ask)];
  pending[0]?.resolve('old');
  expect(await early).toBe('old');
  await sent(2);
  pending[1]?.resolve('new');
  expect(await Promise.all(late)).toEqual(['new', 'new']);
});

test('a question that failed fails those who shared it and nobody after them', async () => {
  const share = makeSharedLookups<string>();
  const { ask, pending, sent } = aQuestion();
  const early = share('a', ask);
  await sent(1);
  const late = share('a', ask);
  pending[0]?.reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  await sent(2);
  pending[1]?.resolve('back');
  expect(await late).toBe('back');
});

test('different questions do not wait for each other', async () => {
  const share = makeSharedLookups<string>();
  const one = aQuestion();
  const other = aQuestion();
  void share('a', one.ask);
  const answer = share('b', other.ask);
  await other.sent(1);
  other.pending[0]?.resolve('b');
  expect(await answer).toBe('b');
});

test('after a question that several shared the next one waits for more to share it, after another it does not', async () => {
  const rests: (() => void)[] = [];
  const share = makeSharedLookups<string>(() => new Promise((resolve) => rests.push(resolve)));
  const { ask, pending, sent } = aQuestion();
  const shared = [share('a', ask), share('a', ask)];
  await sent(1);
  pending[0]?.resolve('1');
  await Promise.all(shared);
  const later = share('a', ask);
  await waitFor(() => expect(rests).toHaveLength(1));
  await sent(1);
  rests[0]?.();
  await sent(2);
  pending[1]?.resolve('2');
  expect(await later).toBe('2');
  const alone = share('a', ask);
  await sent(3);
  pending[2]?.resolve('3');
  expect(await alone).toBe('3');
  expect(rests).toHaveLength(1);
});

test('the wait grows with what the question took, from 5 to 25 ms', () => {
  expect([0, 1, 5, 12, 1000].map(restAfter)).toEqual([5, 5, 10, 24, 25]);
});
