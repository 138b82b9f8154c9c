import { makeHostScan } from './host-scan';
import { makePermitCounts } from './permit-counts';

/** Finds hosts with queued deliveries in order, as the database does. */
function aScan(hosts: string[], permits = makePermitCounts(100, 10), shared = 75) {
  const nextHost = async ({ after, excluded }: { after: string; excluded: readonly string[] }) =>
    hosts.find((host) => host > after && !excluded.includes(host));
  return makeHostScan({ nextHost }, permits, shared);
}

test('each host gets its free permits; full hosts are left out, and the scan begins again after the last one', async () => {
  const permits = makePermitCounts(100, 10);
  permits.occupy('b', 4);
  const scan = aScan(['a', 'b', 'c'], permits);
  const expected = { free: new Map(Object.entries({ b: 6, c: 10 })), isAll: true };
  expect(await scan.next(['a'])).toEqual(expected);
  expect(await scan.next(['a'])).toEqual(expected);
});

test('a part of many hosts is returned at a time, and the next call goes on after it', async () => {
  const hosts = Array.from({ length: 20 }, (_, at) => `host-${String(at).padStart(2, '0')}`);
  const scan = aScan(hosts, makePermitCounts(1000, 10), 1000);
  const first = await scan.next([]);
  expect(first.isAll).toBe(false);
  const second = await scan.next([]);
  expect(second.isAll).toBe(true);
  expect([...first.free.keys(), ...second.free.keys()]).toEqual(hosts);
});

test('no more than the shared permits are given', async () => {
  const scan = aScan(['a', 'b', 'c'], makePermitCounts(20, 10), 15);
  const { free, isAll } = await scan.next([]);
  expect([...free]).toEqual([
    ['a', 10],
    ['b', 5],
  ]);
  expect(isAll).toBe(false);
});
