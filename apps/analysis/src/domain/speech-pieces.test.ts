import type { Span } from './silences';
import { makeSpeechFinder, speechPieces } from './speech-pieces';

/** Hears frames of 20 ms: speech in the given spans. */
function stretchesOf(spans: readonly [fromMs: number, toMs: number][], lagMs = 0): Span[] {
  const finder = makeSpeechFinder(20, lagMs);
  for (let atMs = 0; atMs < 100_000; atMs += 20) {
    finder.hear(spans.some(([from, to]) => atMs >= from && atMs < to) ? 0.9 : 0.1);
  }
  return finder.stretches();
}

const span = (fromMs: number, toMs: number): Span => ({ fromMs, toMs });

test('a stop consonant does not divide a stretch, a pause does', () => {
  expect(
    stretchesOf([
      [1000, 2000],
      [2060, 3000],
      [3100, 4000],
    ]),
  ).toEqual([span(1000, 3000), span(3100, 4000)]);
});

test('the times are those of the sound, which the probability follows', () => {
  expect(stretchesOf([[1000, 2000]], 40)).toEqual([span(960, 1960)]);
});

test('short pauses join stretches to a piece; each piece gets the sound around it', () => {
  expect(speechPieces([span(1000, 2000), span(2500, 3000), span(3800, 5000)])).toEqual([
    span(800, 3200),
    span(3600, 5200),
  ]);
});

test('clicks and coughs are no piece', () => {
  expect(speechPieces([span(1000, 1100), span(5000, 5300)])).toEqual([span(4800, 5500)]);
});

test('a long speech is divided at pauses, or where it has none, and nothing of it is lost', () => {
  const withPauses = speechPieces(stretchesOf([10_000, 20_000, 30_000].map((to) => [to - 10_000, to - 100])));
  expect(withPauses).toEqual([span(0, 20_000), span(19_900, 30_100)]);
  const without = speechPieces(stretchesOf([[0, 60_000]]));
  expect(without).toEqual([span(0, 25_000), span(25_000, 50_000), span(50_000, 60_200)]);
});
