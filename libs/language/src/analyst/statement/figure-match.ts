import { type Language } from '@colloquy/contracts';
import { type BoundFigure, isLoose } from './bound-figures';
import { type Clause } from './clauses';
import { type SourceSentence } from './sources';

export interface Known {
  /** Questions, title and subject, and the expert's name. */
  client: readonly string[];
  clientText: string;
  asked: ReadonlySet<string>;
  spoken: Language;
}

export interface ToldFigure {
  figure: BoundFigure;
  clause: Clause;
  sentence: SourceSentence;
  language: Language;
}

export interface SaidFigure {
  figure: BoundFigure;
  clause: Clause;
  sentence: SourceSentence;
  before: SourceSentence | undefined;
}

export const isKin = (a: BoundFigure, b: BoundFigure): boolean =>
  a.isYear === b.isYear && (isLoose(a.unit) || isLoose(b.unit) || a.unit?.dimension === b.unit?.dimension);
