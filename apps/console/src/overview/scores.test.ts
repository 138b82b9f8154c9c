import { failingEndpoints, inTurns, isAnySent, medianScore } from './scores';

test('the median score is that of the interview in the middle', () => {
  expect(medianScore([0, 0, 0, 0, 0, 0, 0, 1, 1, 0])).toBe(75);
  expect(medianScore([1, 0, 0, 0, 0, 0, 0, 0, 0, 2])).toBe(95);
  expect(medianScore([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('an endpoint fails if one of its deliveries failed for good; its newest failure is shown', () => {
  const delivery = {
    endpoint: 'https://a.example',
    status: 'failed',
    statusCode: 500,
    outcome: 'http_error',
  };
  const found = failingEndpoints([
    {
      id: '1',
      title: 'First',
      deliveries: [
        { ...delivery, attemptedAt: '2026-03-01T00:00:00.000Z' },
        {
          ...delivery,
          endpoint: 'https://b.example',
          status: 'delivered',
          attemptedAt: '2026-03-01T00:00:00.000Z',
        },
      ],
    },
    {
      id: '2',
      title: 'Second',
      deliveries: [
        { ...delivery, statusCode: 503, attemptedAt: '2026-03-02T00:00:00.000Z' },
        { ...delivery, status: 'delivered', attemptedAt: '2026-03-03T00:00:00.000Z' },
      ],
    },
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    endpoint: 'https://a.example',
    failed: 2,
    attempts: 3,
    interviews: [
      { id: '2', title: 'Second' },
      { id: '1', title: 'First' },
    ],
  });
  expect(found[0]?.last.statusCode).toBe(503);
});

test('tasks run a few at a time and keep their order', async () => {
  let [running, most] = [0, 0];
  const doubled = await inTurns([1, 2, 3, 4, 5], 2, async (value) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return value * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

test('notifications that wait are not yet sent', () => {
  const withStatuses = (...statuses: string[]) => [{ deliveries: statuses.map((status) => ({ status })) }];
  expect(isAnySent([])).toBe(false);
  expect(isAnySent(withStatuses('pending', 'attempting'))).toBe(false);
  expect(isAnySent(withStatuses('pending', 'delivered'))).toBe(true);
  expect(isAnySent(withStatuses('failed'))).toBe(true);
});
