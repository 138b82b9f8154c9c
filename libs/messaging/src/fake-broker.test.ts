import { AppError } from '@colloquy/kernel';
import { anEvent } from '../test/an-event';
import { describeBroker } from '../test/broker-suite';
import { fakeBroker, fakeQueues } from './fake-broker';

describeBroker('the fake broker', async () => {
  const queues = fakeQueues();
  const tap = fakeBroker({ queues });
  return {
    connect: () => fakeBroker({ queues, stopGraceMs: 500 }),
    inject: async (queue, content) => tap.inject(queue, content),
    dead: async (queue) => tap.dead(queue),
    close: async () => undefined,
  };
});

test('a fake broker shows what was published and fails when told to', async () => {
  const broker = fakeBroker();
  await broker.start();
  const event = anEvent();
  await broker.publish(event);
  expect(broker.published).toEqual([event]);
  expect(broker.depth('billing.session-ended')).toBe(1);
  broker.publishError = new AppError('unavailable', undefined, 'down');
  await expect(broker.publish(anEvent())).rejects.toBe(broker.publishError);
  expect(broker.published).toHaveLength(1);
  await broker.stop();
});
