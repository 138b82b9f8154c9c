import type { InterviewStatus } from '@colloquy/contracts';
import { until } from '@colloquy/testing';
import { type InterviewChange, makeAccountFeed } from './account-feed';

const anEvent = (interviewId: string, type = 'session.started.v1') => ({
  interviewId,
  type,
  at: '2026-03-01T10:00:00.000Z',
});

function aFeed() {
  const reads: { ids: readonly string[]; finish: () => void; fail: () => void }[] = [];
  const got: (InterviewChange | 'gap' | 'failure')[] = [];
  const statuses = new Map<string, InterviewStatus>([['a', 'IN_PROGRESS']]);
  const feed = makeAccountFeed({
    statusesOf: (ids) =>
      new Promise((resolve, reject) =>
        reads.push({ ids, finish: () => resolve(statuses), fail: () => reject(new Error('no database')) }),
      ),
    onChanges: (changes) => got.push(...changes),
    onGap: () => got.push('gap'),
    onFailure: () => got.push('failure'),
  });
  return { feed, reads, got, readsMade: (count: number) => until(async () => reads.length === count) };
}

test('events that come during a read wait for one common read, and keep their order', async () => {
  const { feed, reads, got, readsMade } = aFeed();
  for (const id of ['a', 'b', 'a', 'c']) feed.add(anEvent(id));
  expect(reads.map(({ ids }) => ids)).toEqual([['a']]);
  reads[0]?.finish();
  await readsMade(2);
  expect(reads[1]?.ids).toEqual(['b', 'a', 'c']);
  reads[1]?.finish();
  await until(async () => got.length === 4);
  expect(got).toEqual([
    { ...anEvent('a'), status: 'IN_PROGRESS' },
    { ...anEvent('b'), status: null },
    { ...anEvent('a'), status: 'IN_PROGRESS' },
    { ...anEvent('c'), status: null },
  ]);
});

test('more events than can be read become one gap', async () => {
  const { feed, reads, got } = aFeed();
  for (let count = 0; count < 1 + 1000 + 1; count++) feed.add(anEvent('a'));
  reads[0]?.finish();
  await until(async () => got.includes('gap'));
  expect(got).toEqual([{ ...anEvent('a'), status: 'IN_PROGRESS' }, 'gap']);
});

test('a failed read is reported once, and the next event is read', async () => {
  const { feed, reads, got, readsMade } = aFeed();
  feed.add(anEvent('a'));
  feed.add(anEvent('b'));
  reads[0]?.fail();
  await until(async () => got.length === 1);
  expect(got).toEqual(['failure']);
  feed.add(anEvent('c'));
  await readsMade(2);
  expect(reads[1]?.ids).toEqual(['c']);
});
