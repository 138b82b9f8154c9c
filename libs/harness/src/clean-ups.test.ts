import { makeCleanUps } from './clean-ups';

test('the latest is undone first, and what was added as last at the end, once', async () => {
  const { add, addLast, run } = makeCleanUps();
  const undone: string[] = [];
  add(() => undone.push('first process'));
  addLast(() => undone.push('database'));
  add(() => undone.push('second process'));
  await run();
  await run();
  expect(undone).toEqual(['second process', 'first process', 'database']);
});

test('a failure does not keep the rest from being undone', async () => {
  const { add, run } = makeCleanUps();
  const undone: string[] = [];
  add(() => undone.push('first'));
  add(() => Promise.reject(new Error('second')));
  add(() => {
    throw new Error('third');
  });
  const error = await run().catch((thrown: unknown) => thrown);
  expect((error as AggregateError).errors.map(String)).toEqual(['Error: third', 'Error: second']);
  expect(undone).toEqual(['first']);
});
