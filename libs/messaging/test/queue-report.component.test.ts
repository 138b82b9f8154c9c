import { eventually } from '@colloquy/testing';
import { AppError, newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { Registry } from 'prom-client';
import { deleteTopology, makeBroker, type Broker } from '../src';
import { anEvent } from './an-event';

const url = process.env['RABBITMQ_URL'] ?? '';
const prefix = `test-${newId().slice(0, 8)}.`;
const registry = new Registry();
let broker: Broker;

beforeAll(() => {
  broker = makeBroker({ url, prefix, logger: silentLogger, connectionName: 'test', registry });
});
afterAll(async () => {
  await broker.stop();
  await deleteTopology({ url, prefix });
});

const shown = async (series: string) =>
  (await registry.metrics())
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')[1];

test('metrics report queued and dead messages, consumers and the age of events', async () => {
  await broker.start();
  await broker.publish(anEvent('session.ended.v1'));
  const main = 'colloquy_queue_messages{queue="billing.session-ended",kind="main"}';
  await eventually(async () => expect(await shown(main)).toBe('1'));
  const consumers = 'colloquy_queue_consumers{queue="billing.session-ended"}';
  expect(await shown(consumers)).toBe('0');

  broker.subscribe({
    queue: 'billing.session-ended',
    event: 'session.ended.v1',
    maxAttempts: 1,
    handle: () => Promise.reject(new AppError('internal', undefined, 'no')),
  });
  const dead = 'colloquy_queue_messages{queue="billing.session-ended",kind="dead"}';
  await eventually(async () => expect(await shown(dead)).toBe('1'));
  expect(await shown(main)).toBe('0');
  expect(await shown(consumers)).toBe('1');
  expect(await shown('colloquy_message_age_seconds_count{queue="billing.session-ended"}')).toBe('1');
  expect(await shown('colloquy_messages_prefetch_limit{queue="billing.session-ended"}')).toBe('100');

  await broker.stop();
  expect(await shown(main)).toBeUndefined(); // no outdated value
});
