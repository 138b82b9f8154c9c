import { deliveryOutcomes, eventCatalogue, parseEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { deliveryId, resultEvent } from './delivery';

const key = { accountId: newId(), interviewId: newId(), completion: 2, endpointIndex: 1 };

test('the id of a delivery depends on interview, completion and endpoint only', () => {
  const ids = [
    key,
    { ...key, accountId: newId() },
    { ...key, completion: 21 },
    { ...key, completion: 3 },
    { ...key, endpointIndex: 0 },
    { ...key, interviewId: newId() },
  ].map(deliveryId);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(5);
});

test.each(deliveryOutcomes)(
  'the event of the outcome %s matches its schema and always has the same id',
  (outcome) => {
    const statusCode = outcome === 'delivered' ? 204 : outcome === 'http_error' ? 500 : undefined;
    const result = { outcome, durationMs: 5, ...(statusCode ? { statusCode } : {}) };
    const event = resultEvent(key, result, new Date());
    const type = outcome === 'delivered' ? 'webhook.delivered.v1' : 'webhook.failed.v1';
    expect(Object.keys(eventCatalogue)).toContain(event.type);
    expect(parseEvent(type, JSON.parse(JSON.stringify(event)))).toMatchObject({
      accountid: key.accountId,
      subject: deliveryId(key),
      data: {
        interviewId: key.interviewId,
        completion: 2,
        endpointIndex: 1,
        durationMs: 5,
        ...(statusCode && { statusCode }),
      },
    });
    expect(resultEvent(key, result, new Date(0)).id).toBe(event.id);
  },
);
