import { makeFairQueue, type Release } from './fair-queue';

const never = new AbortController().signal;

function aQueue(limits: Partial<Parameters<typeof makeFairQueue>[0]> = {}) {
  const queue = makeFairQueue({ total: 4, perAccount: 3, waitingPerAccount: 10, ...limits });
  const admitted: string[] = [];
  const releases = new Map<string, Release>();
  async function enter(name: string, weight = 1, signal = never) {
    const account = name[0] ?? '';
    releases.set(name, await queue.enter(account, weight, signal));
    admitted.push(name);
  }
  return { queue, admitted, enter, leave: (name: string) => releases.get(name)?.() };
}

const turn = () => new Promise(setImmediate);

test('an account holds at most its share, and another account enters at once', async () => {
  const { admitted, enter } = aQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void enter(name);
  await turn();
  expect(admitted).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('the account that holds the fewest units enters next, whoever came first', async () => {
  const { admitted, enter, leave } = aQueue();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'c1']) void enter(name);
  await turn();
  leave('a1');
  await turn();
  leave('c1');
  await turn();
  expect(admitted.slice(4)).toEqual(['c1', 'b2']);
});

test('accounts that hold the same take turns, however much one of them has waiting', async () => {
  const { admitted, enter, leave } = aQueue({ total: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void enter(name);
  for (let n = 0; n < 7; n++) {
    await turn();
    leave(admitted.at(-1) ?? '');
  }
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('the entries of an account enter in order: a light one does not overtake a heavy one', async () => {
  const { admitted, enter, leave } = aQueue();
  void enter('a1', 2);
  void enter('a2', 2);
  void enter('a3', 1);
  await turn();
  expect(admitted).toEqual(['a1']);
  leave('a1');
  await turn();
  expect(admitted).toEqual(['a1', 'a2', 'a3']);
});

test('light entries of other accounts do not keep a heavy one out', async () => {
  const { admitted, enter, leave } = aQueue();
  for (const [name, weight] of [
    ['a1', 2],
    ['b1', 2],
    ['c1', 3],
    ['d1', 1],
  ] as const)
    void enter(name, weight);
  await turn();
  leave('a1');
  void enter('e1');
  await turn();
  expect(admitted).toEqual(['a1', 'b1']);
  leave('b1');
  await turn();
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('an entry heavier than the share of an account, or than everything, enters alone', async () => {
  const { admitted, enter, leave } = aQueue();
  void enter('a1', 100);
  void enter('b1', 1);
  await turn();
  expect(admitted).toEqual(['a1']);
  leave('a1');
  await turn();
  expect(admitted).toEqual(['a1', 'b1']);
});

test('who has too many waiting is refused, and the others wait on', async () => {
  const { enter, admitted, leave } = aQueue({ perAccount: 1, waitingPerAccount: 1 });
  void enter('a1');
  void enter('a2');
  await expect(enter('a3')).rejects.toMatchObject({ kind: 'rate-limited' });
  leave('a1');
  await turn();
  expect(admitted).toEqual(['a1', 'a2']);
});

test('an entry that is no longer wanted frees the way for those behind it', async () => {
  const { enter, admitted, queue, leave } = aQueue({ perAccount: 2 });
  const away = new AbortController();
  void enter('a1');
  const heavy = enter('a2', 2, away.signal);
  void enter('a3');
  away.abort(new Error('gone'));
  await expect(heavy).rejects.toThrow('gone');
  await turn();
  expect(admitted).toEqual(['a1', 'a3']);
  leave('a1');
  leave('a1');
  leave('a3');
  expect(queue.used()).toBe(0);
});

test('whatever order entries come and go in, no limit is passed and everybody enters', async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const limits = { total: 10, perAccount: 6, waitingPerAccount: 1000 };
  const queue = makeFairQueue(limits);
  const held = new Map<string, number>();
  let entered = 0;
  async function use(id: string) {
    const weight = 1 + random(5);
    const release = await queue.enter(id, weight, never);
    entered += 1;
    held.set(id, (held.get(id) ?? 0) + weight);
    expect(held.get(id)).toBeLessThanOrEqual(limits.perAccount);
    expect(queue.used()).toBeLessThanOrEqual(limits.total);
    for (let turns = random(4); turns >= 0; turns--) await turn();
    held.set(id, (held.get(id) ?? 0) - weight);
    release();
  }
  await Promise.all(Array.from({ length: 600 }, () => use('abcde'[random(5)] ?? 'a')));
  expect([entered, queue.used()]).toEqual([600, 0]);
});
