import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';
import { makeConnectionCaps } from './connection-caps';
import { makeMessageRate } from './message-rate';

test('a burst is let through, then only the rate', () => {
  let now = 0;
  const rate = makeMessageRate({ burst: 3, perSecond: 2, now: () => now });
  expect([1, 2, 3, 4].map(() => rate.allows())).toEqual([true, true, true, false]);
  now = 500;
  expect([rate.allows(), rate.allows()]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => rate.allows())).toEqual([true, true, true, false]);
});

test('a place that is given back twice is given back once', () => {
  const caps = makeConnectionCaps(2);
  const leave = caps.take('a');
  caps.take('a');
  expect(caps.take('a')).toBeUndefined();
  expect(caps.take('b')).toBeDefined();
  leave?.();
  leave?.();
  expect(caps.take('a')).toBeDefined();
  expect(caps.take('a')).toBeUndefined();
});

test.each([
  [0, '6.6.6.6', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  [2, '6.6.6.6, 203.0.113.1, 10.0.0.9', '203.0.113.1'],
  [3, '203.0.113.1', '10.0.0.1'],
])('behind %i trusted proxies, %s reads as %s', (trustedProxies, forwarded, address) => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } };
  expect(clientAddress(request as unknown as IncomingMessage, trustedProxies)).toBe(address);
});
