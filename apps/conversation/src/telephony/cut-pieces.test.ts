import { pieceStep } from './cut-pieces';

test.each([
  ['a piece that goes on', { pieceMs: 3000, quietMs: 0 }, 'hear'],
  ['a stop within a word', { pieceMs: 3000, quietMs: 180 }, 'hear'],
  ['a pause, which most likely ends the speech', { pieceMs: 3000, quietMs: 200 }, 'recognise'],
  ['a breath in a long piece', { pieceMs: 20_000, quietMs: 100 }, 'cut'],
  ['a long piece without a breath', { pieceMs: 24_980, quietMs: 80 }, 'hear'],
  ['the longest piece', { pieceMs: 25_000, quietMs: 0 }, 'cut'],
])('%s', (_what, times, step) => {
  expect(pieceStep({ ...times, lagMs: 0 })).toBe(step);
});

test('a detector that lags is asked for less', () => {
  expect(pieceStep({ pieceMs: 3000, quietMs: 224, lagMs: 32 })).toBe('recognise');
});
