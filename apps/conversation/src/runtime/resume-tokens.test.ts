import { makeResumeTokens } from './resume-tokens';

test('a token fits its session of its interview under its secret, and nothing else', () => {
  const tokens = makeResumeTokens('s'.repeat(32));
  const token = tokens.sign('i', 's');
  expect(tokens.verify('i', 's', token)).toBe(true);
  expect(makeResumeTokens('s'.repeat(32)).verify('i', 's', token)).toBe(true);
  expect(tokens.verify('i', 't', token)).toBe(false);
  expect(tokens.verify('j', 's', token)).toBe(false);
  expect(makeResumeTokens('t'.repeat(32)).verify('i', 's', token)).toBe(false);
  for (const forged of ['', 'x', `${token}A`, token.slice(1)])
    expect(tokens.verify('i', 's', forged)).toBe(false);
});
