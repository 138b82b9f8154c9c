import { makePrincipalTokens, makeServiceTokens } from './index';
import { makeInternalTokens } from './internal-tokens';
import { makeExpiringCache } from './expiring-cache';

const secret = 's'.repeat(32);
const principal = { accountId: 'a', userId: 'u', via: 'api-key' as const, keyId: 'k' };

test('a principal is verified as it was signed, by the service it was meant for', () => {
  const tokens = makePrincipalTokens(secret);
  expect(tokens.verify(tokens.sign(principal, 'interview'), 'interview')).toEqual(principal);
});

test('a token for another service or use, with another secret, or tampered with is refused', () => {
  const tokens = makePrincipalTokens(secret);
  const token = tokens.sign(principal, 'interview');
  const refused = { kind: 'unauthenticated' };
  expect(() => tokens.verify(token, 'billing')).toThrow(expect.objectContaining(refused));
  expect(() => makeServiceTokens(secret).verify(token, 'interview')).toThrow(
    expect.objectContaining(refused),
  );
  expect(() => makePrincipalTokens('t'.repeat(32)).verify(token, 'interview')).toThrow(
    expect.objectContaining(refused),
  );
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ claims: { accountId: 'b' } })).toString('base64url');
  expect(() => tokens.verify(`${head}.${forged}.${signature}`, 'interview')).toThrow(
    expect.objectContaining(refused),
  );
  expect(() => tokens.verify('', 'interview')).toThrow(expect.objectContaining(refused));
});

test.each([-10, 10])(
  'a service whose clock is off by %i minutes is accepted and accepts others',
  (minutes) => {
    const off = { now: () => new Date(Date.now() + minutes * 60_000) };
    const [right, wrong] = [makeServiceTokens(secret), makeServiceTokens(secret, off)];
    expect(right.verify(wrong.sign({ service: 'a' }, 'interview'), 'interview')).toEqual({ service: 'a' });
    expect(wrong.verify(right.sign({ service: 'a' }, 'interview'), 'interview')).toEqual({ service: 'a' });
  },
);

describe('cached tokens', () => {
  let clock = Date.UTC(2025, 0, 1);
  const make = (clocksApartSeconds = 0) =>
    makeInternalTokens<{ name: string }>({
      secret,
      use: 'test',
      clock: { now: () => new Date(clock) },
      clocksApartSeconds,
    });

  test.each([0, 1800])(
    'a token is refused once it has expired, with %i s of tolerance between clocks',
    (apart) => {
      const tokens = make(apart);
      const token = tokens.sign({ name: 'a' }, 'interview');
      clock += (59 + apart) * 1000;
      expect(tokens.verify(token, 'interview')).toEqual({ name: 'a' });
      clock += 1000;
      expect(() => tokens.verify(token, 'interview')).toThrow(
        expect.objectContaining({ kind: 'unauthenticated' }),
      );
    },
  );

  test('a token that was accepted by one service is refused by another', () => {
    const tokens = make();
    const token = tokens.sign({ name: 'a' }, 'interview');
    tokens.verify(token, 'interview');
    expect(() => tokens.verify(token, 'billing')).toThrow(
      expect.objectContaining({ kind: 'unauthenticated' }),
    );
  });

  test('the same claims get the same token for half its lifetime; other claims and audiences get their own', () => {
    const tokens = make();
    const token = tokens.sign({ name: 'a' }, 'interview');
    expect(tokens.sign({ name: 'a' }, 'interview')).toBe(token);
    expect(tokens.sign({ name: 'b' }, 'interview')).not.toBe(token);
    expect(tokens.sign({ name: 'a' }, 'billing')).not.toBe(token);
    clock += 31_000;
    const later = tokens.sign({ name: 'a' }, 'interview');
    expect(later).not.toBe(token);
    clock += 30_000;
    expect(tokens.verify(later, 'interview')).toEqual({ name: 'a' });
  });

  test('changing the verified claims does not affect the next request', () => {
    const tokens = make();
    const claims = tokens.verify(tokens.sign({ name: 'a' }, 'interview'), 'interview');
    expect(() => Object.assign(claims, { name: 'b' })).toThrow(TypeError);
  });

  test('the caches stay within their capacity', () => {
    const memory = makeExpiringCache<number>(2, () => 0);
    for (const [value, key] of ['a', 'b', 'c'].entries()) memory.keep(key, value, 1);
    expect(['a', 'b', 'c'].map((key) => memory.find(key))).toEqual([undefined, 1, 2]);
  });
});
