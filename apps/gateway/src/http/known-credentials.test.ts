import type { Credentials } from '../use-cases/authenticate';
import { digestOf, makeKnownCredentials } from './known-credentials';

function aMemory(now: () => number) {
  const known = makeKnownCredentials(now);
  return {
    has: (credentials: Credentials) => known.has(digestOf(credentials)),
    add: (credentials: Credentials) => known.add(digestOf(credentials)),
  };
}

test('credentials stay known for ten minutes after they were last valid, and each pair counts separately', () => {
  let now = 0;
  const known = aMemory(() => now);
  known.add({ apiKey: 'a' });
  expect(known.has({ apiKey: 'a' })).toBe(true);
  expect(known.has({ authorization: 'a' })).toBe(false);
  expect(known.has({ apiKey: 'a', authorization: 'b' })).toBe(false);
  expect(known.has({})).toBe(false);
  now = 10 * 60_000 - 1;
  known.add({ apiKey: 'a' });
  now += 10 * 60_000 - 1;
  expect(known.has({ apiKey: 'a' })).toBe(true);
  now += 1;
  expect(known.has({ apiKey: 'a' })).toBe(false);
});

test('only the latest 10,000 credentials are remembered', () => {
  const known = aMemory(() => 0);
  for (let n = 0; n <= 10_000; n++) known.add({ apiKey: `${n}` });
  expect(known.has({ apiKey: '0' })).toBe(false);
  expect(known.has({ apiKey: '1' })).toBe(true);
  expect(known.has({ apiKey: '10000' })).toBe(true);
});
