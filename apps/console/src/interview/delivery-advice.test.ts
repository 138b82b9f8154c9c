import type { Delivery } from './answers';
import { adviceFor } from './delivery-advice';

const failed = (outcome: Delivery['outcome'], statusCode: number | null = null) =>
  adviceFor({ status: 'failed', outcome, statusCode });

describe('adviceFor', () => {
  it('waits for a delivery under way and has nothing to say about a delivered one', () => {
    expect(adviceFor({ status: 'pending', outcome: null, statusCode: null })).toBe('waiting');
    expect(adviceFor({ status: 'attempting', outcome: null, statusCode: null })).toBe('waiting');
    expect(adviceFor({ status: 'delivered', outcome: 'delivered', statusCode: 204 })).toBe('nothing');
  });

  it.each([
    [301, 'noRedirect'],
    [401, 'checkAccess'],
    [403, 'checkAccess'],
    [404, 'checkAddress'],
    [405, 'checkAddress'],
    [422, 'checkBody'],
    [429, 'slowDown'],
    [500, 'askEndpoint'],
    [503, 'askEndpoint'],
  ])('tells the next step after status %d', (statusCode, advice) => {
    expect(failed('http_error', statusCode)).toBe(advice);
  });

  it.each([
    ['timeout', 'faster'],
    ['connection_failed', 'checkConnection'],
    ['refused_address', 'publicAddress'],
    ['invalid_request', 'checkSettings'],
    ['interrupted', 'askInterrupted'],
  ] as const)('tells the next step after %s', (outcome, advice) => {
    expect(failed(outcome)).toBe(advice);
  });
});
