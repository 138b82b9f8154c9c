import { cachedSigner, makePrincipalTokens, makeServiceTokens } from './index';

const secret = 's'.repeat(32);
const principal = { accountId: 'a', userId: 'u', via: 'api-key' as const, keyId: 'k' };

test('a principal arrives as it was sent, at the service it was meant for', () => {
  const tokens = makePrincipalTokens(secret);
  expect(tokens.verify(tokens.sign(principal, 'interview'), 'interview')).toEqual(principal);
});

test('a token for another service, of another use, of another secret or changed on the way is refused', () => {
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

test('a cached token is replaced before it expires', () => {
  let clock = 0;
  let signed = 0;
  const token = cachedSigner(
    (audience) => `${audience}-${++signed}`,
    () => clock,
  );
  expect([token('a'), token('a'), token('b')]).toEqual(['a-1', 'a-1', 'b-2']);
  clock = 31_000;
  expect(token('a')).toBe('a-3');
});
