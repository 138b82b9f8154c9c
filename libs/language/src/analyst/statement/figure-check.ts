import { type Language } from '@colloquy/contracts';
import { folded } from '../../text/facts';
import { type BoundFigure, isSaid } from './bound-figures';
import { type Clause } from './clauses';
import { isBound } from './figure-binding';
import { type Known, type SaidFigure, type ToldFigure } from './figure-match';
import { type SourceSentence } from './sources';
import { mayBeSaid } from './unmatched-figures';

export function makeFigureCheck(words: Omit<Known, 'clientText'>) {
  const known: Known = { ...words, clientText: folded(words.client.join('\n')) };
  const { spoken } = known;

  return function isFigureSaid(
    figure: BoundFigure,
    clause: Clause,
    sentence: SourceSentence,
    said: readonly SourceSentence[][],
    language: Language,
  ): boolean {
    // "one" is a pronoun, too
    if (!figure.isWritten && (figure.value === undefined || figure.value <= 1)) return true;
    if (!figure.isWritten && [...figure.text].length === 1 && language !== spoken) return true;
    const told: ToldFigure = { figure, clause, sentence, language };
    const all = said.flat();
    const matches = matchesIn(said, told, spoken);
    if (matches.length === 0) return mayBeSaid(figure, all, spoken);
    return language !== spoken || matches.some((match) => isBound(told, match, all, known));
  };
}

function matchesIn(
  said: readonly SourceSentence[][],
  { figure: toldFigure, clause: { text }, language }: ToldFigure,
  spoken: Language,
): SaidFigure[] {
  const place = { figure: toldFigure, clause: text, language };
  return said.flatMap((turn) =>
    turn.flatMap((sentence, at) =>
      sentence.clauses.flatMap((clause) =>
        clause.figures
          .filter((figure) => isSaid(place, { figure, clause: sentence.text, language: spoken }))
          .map((figure) => ({ figure, clause, sentence, before: turn[at - 1] })),
      ),
    ),
  );
}
