import { until } from '@colloquy/testing';
import { newId, systemClock } from '@colloquy/kernel';
import type { Overrides } from '../src/app';
import { answerWith, startReceiver } from './receivers';
import { analysed, anEndpoint, startWorld } from './support';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const dayMs = 24 * 3600 * 1000;
const clockAt = (days: number) => ({ now: () => new Date(systemClock.now().getTime() + days * dayMs) });

test('deliveries are removed after the retention time and never repeated', async () => {
  const { url, requests, stop } = await startReceiver(answerWith(200));
  const world = await startWorld(async () => [anEndpoint(url)]);
  cleanUps.push(stop, () => world.stop());
  const kept = { WEBHOOK_RETENTION_DAYS: '30' };
  const interviewId = newId();
  const first = await world.startApp(kept);
  await world.publish(analysed(interviewId));
  const [delivery] = await world.settled(1);
  await first.stop();

  let looked = 0;
  const watched = {
    deliveries: (real: Parameters<NonNullable<Overrides['deliveries']>>[0]) => ({
      ...real,
      forget: (...args: Parameters<typeof real.forget>) => real.forget(...args).finally(() => looked++),
    }),
  };
  const early = await world.startApp(kept, { ...watched, clock: clockAt(29.9) });
  await until(() => looked === 1);
  expect(await world.deliveries()).toEqual([delivery]);
  await early.stop();

  await world.startApp(kept, { ...watched, clock: clockAt(31) });
  await until(async () => (await world.deliveries()).length === 0);
  // the event arrives again; when the event after it has been handled, it has been handled too
  await world.publish(analysed(interviewId));
  const fresh = analysed(newId());
  await world.publish({ ...fresh, time: clockAt(31).now().toISOString() });
  expect(await world.settled(1)).toMatchObject([{ interviewId: fresh.subject }]);
  expect(requests).toHaveLength(2);
});

test('one of three replicas removes old deliveries', async () => {
  const { url, stop } = await startReceiver(answerWith(200));
  const world = await startWorld(async () => [anEndpoint(url)]);
  cleanUps.push(stop, () => world.stop());
  let looks = 0;
  const count: Overrides = {
    deliveries: (real) => ({ ...real, forget: (...args) => (looks++, real.forget(...args)) }),
  };
  await Promise.all([world.startApp({}, count), world.startApp({}, count), world.startApp({}, count)]);
  await world.publish(analysed(newId()));
  await world.settled(1);
  expect(looks).toBe(1);
});
