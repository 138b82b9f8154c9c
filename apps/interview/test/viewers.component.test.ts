import { answersToViewers, type ViewerAnswers } from '@colloquy/harness';
import { harness, startApp } from './start-app';

let answers: ViewerAnswers[];
beforeAll(async () => {
  answers = await answersToViewers(await startApp(), 'interview');
});
afterAll(() => harness.stop());

test('a viewer is refused every operation that writes, before the body is read', () => {
  const writes = answers.filter(({ isRead }) => !isRead);
  expect(writes.map(({ operation, viewer }) => [operation, viewer])).toEqual(
    writes.map(({ operation }) => [operation, { status: 403, code: 'READ_ONLY' }]),
  );
  expect(writes.filter(({ administrator }) => administrator.code === 'READ_ONLY')).toEqual([]);
});

test('a viewer gets the answer of an administrator to every operation that reads', () => {
  const reads = answers.filter(({ isRead }) => isRead);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.map(({ viewer }) => viewer)).toEqual(reads.map(({ administrator }) => administrator));
});
