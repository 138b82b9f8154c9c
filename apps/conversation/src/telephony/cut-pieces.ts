/** Longest piece, milliseconds; from `longEnoughMs` on a piece ends at a pause of `restMs`. */
const maxMs = 25_000;
const longEnoughMs = 20_000;
const restMs = 100;
/** Pause after which a piece is recognised early, milliseconds; the result is dropped if the speech goes on. */
const earlyMs = 200;

type PieceStep = 'cut' | 'recognise' | 'hear';

/** @param times.lagMs how much later than the sound the end of speech is noticed */
export function pieceStep({
  pieceMs,
  quietMs,
  lagMs,
}: Readonly<Record<'pieceMs' | 'quietMs' | 'lagMs', number>>): PieceStep {
  if (pieceMs >= maxMs || (pieceMs >= longEnoughMs && quietMs >= restMs)) return 'cut';
  return quietMs + lagMs >= earlyMs ? 'recognise' : 'hear';
}
