import { silentLogger } from '@colloquy/logging';
import { makeCompareInterviews } from './compare-interviews';

const ref = { accountId: 'a', comparisonId: 'c' };

test('a comparison that is interrupted in its last attempt is not recorded as failed', async () => {
  const stop = new AbortController();
  const recorded: unknown[] = [];
  const compareInterviews = makeCompareInterviews({
    comparisons: {
      read: () => Promise.resolve({ isPending: true, objective: '', interviews: [] }),
      record: (_ref, result) => Promise.resolve(recorded.push(result) > 0),
    },
    comparer: {
      compare(_input, signal) {
        stop.abort(new Error('The service stops'));
        return Promise.reject(signal.reason as Error);
      },
    },
    performRun: async (_run, work) => void (await work()),
    logger: silentLogger,
  });
  await expect(compareInterviews(ref, { attempt: 3, signal: stop.signal })).rejects.toThrow(
    'The service stops',
  );
  expect(recorded).toEqual([]);
});
