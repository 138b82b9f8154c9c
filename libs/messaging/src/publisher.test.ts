import { makeMetrics } from './metrics';
import { makePublisher } from './publisher';

const message = { exchange: 'x', routingKey: 'y', content: Buffer.from('{}'), options: {} };

function unconnected(deadlineMs: number) {
  return makePublisher({ metrics: makeMetrics(), deadlineMs, onBlocked: () => undefined });
}

test('a message that waits for a connection fails at its deadline', async () => {
  const refused = { kind: 'unavailable', code: 'BROKER_UNAVAILABLE' };
  await expect(unconnected(20).send(message)).rejects.toMatchObject(refused);
});

test('at most 1000 messages wait; the next one is refused at once', async () => {
  const publisher = unconnected(60_000);
  const waiting = Array.from({ length: 1000 }, () =>
    publisher.send(message).catch((error: unknown) => error),
  );
  await expect(publisher.send(message)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'TOO_MANY_PUBLISHES',
  });
  publisher.close();
  for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ code: 'BROKER_STOPPED' });
});

test('an aborted publish makes room for another', async () => {
  const publisher = unconnected(60_000);
  const abort = new AbortController();
  const given = publisher.send(message, abort.signal);
  abort.abort();
  await expect(given).rejects.toMatchObject({ kind: 'unavailable' });
  const waiting = Array.from({ length: 1000 }, () =>
    publisher.send(message).catch((error: unknown) => error),
  );
  publisher.close();
  for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ code: 'BROKER_STOPPED' });
});
