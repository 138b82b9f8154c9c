import { Registry } from 'prom-client';
import { reportOutboxAge } from './outbox-age';

const clock = { now: () => new Date(60_000) };
const reported = async (...stores: (() => Promise<Date | undefined>)[]) => {
  const registry = new Registry();
  for (const oldest of stores) reportOutboxAge(registry, oldest, clock);
  const [metric] = await registry.getMetricsAsJSON();
  return metric?.values.map(({ value }) => value);
};
const at = (seconds: number) => async () => new Date(seconds * 1000);
const empty = async () => undefined;

test('the age is that of the oldest event of all stores', async () => {
  expect(await reported(at(50))).toEqual([10]);
  expect(await reported(empty, at(50), at(20))).toEqual([40]);
  expect(await reported(at(20), empty)).toEqual([40]);
});

test('without events, or with an event of the next moment, the age is 0', async () => {
  expect(await reported(empty, empty)).toEqual([0]);
  expect(await reported(at(61))).toEqual([0]);
});

test('while a store does not respond, there is no value', async () => {
  expect(await reported(at(20), () => Promise.reject(new Error('away')))).toEqual([]);
});
