import { endpointUses, type RecentDelivery } from './endpoint-use';

const a = (over: Partial<RecentDelivery>): RecentDelivery => ({
  id: 'd',
  completion: 1,
  endpointIndex: 0,
  interviewId: 'i',
  endpoint: 'https://a.example',
  method: 'POST',
  status: 'delivered',
  ...over,
});

test('endpoints are counted by address and method, the one used last first', () => {
  const [second, first] = [
    a({ status: 'failed', outcome: 'timeout', interviewId: '2' }),
    a({ interviewId: '1' }),
  ];
  const other = a({ endpoint: 'https://b.example', status: 'attempting' });
  const put = a({ method: 'PUT' });
  expect(endpointUses([other, second, put, first])).toEqual([
    { deliveries: 1, failed: 0, latest: other },
    { deliveries: 2, failed: 1, latest: second },
    { deliveries: 1, failed: 0, latest: put },
  ]);
});

test('without deliveries there are no endpoints', () => {
  expect(endpointUses([])).toEqual([]);
});
