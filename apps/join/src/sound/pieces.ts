import { joinPieces } from './recognised';
import type { Result } from './speech-recognition';

interface Piece {
  text: string;
  final: boolean;
  firstAt: number;
  /** Evaluated again only when the text changes. */
  ignored: boolean;
}

/**
 * Holds the recognised speech of one run of the recogniser, and which of it belongs to reported turns.
 * @param ignore whether to ignore a text whose first word came at this time
 */
export function makePieces(now: () => number, ignore: (text: string, firstAt: number) => boolean) {
  let pieces: Piece[] = [];
  /** Number of reported pieces. */
  let told = 0;

  function pieceOf(result: Result, earlier: Piece | undefined): Piece {
    const text = result[0]?.transcript ?? '';
    const firstAt = earlier?.firstAt ?? now();
    const ignored = earlier?.text === text ? earlier.ignored : ignore(text, firstAt);
    return { text, final: result.isFinal, firstAt, ignored };
  }

  return {
    take(results: Result[]): void {
      pieces = results.map((result, index) => pieceOf(result, pieces[index]));
    },
    /** Unreported words. */
    pending: () =>
      joinPieces(
        pieces
          .slice(told)
          .filter(({ ignored }) => !ignored)
          .map(({ text }) => text),
      ),
    areFinal: () => pieces.at(-1)?.final ?? true,
    report(): void {
      told = pieces.length;
    },
    clear(): void {
      pieces = [];
      told = 0;
    },
  };
}
