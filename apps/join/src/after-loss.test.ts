import { afterLoss, isFinal } from './after-loss';

test.each([
  [1006, undefined, 'resume'],
  [1013, 'unavailable', 'resume'],
  [1008, 'bad-resume-token', 'join-again'],
  [1008, 'already-open', { refused: 'already-open' }],
  [1008, undefined, { refused: 'malformed' }],
  [4000, undefined, { refused: 'replaced' }],
] as const)('a close with %i after the error %s is followed by %j', (code, refusal, next) => {
  expect(afterLoss(code, refusal)).toEqual(next);
});

test('an interview that is completed, unknown or withdrawn takes no more answers; another window does', () => {
  const refusals = [
    'interview-completed',
    'unknown-interview',
    'withdrawn',
    'replaced',
    'unavailable',
  ] as const;
  expect(refusals.filter(isFinal)).toEqual(['interview-completed', 'unknown-interview', 'withdrawn']);
});
