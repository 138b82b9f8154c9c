import { type Language } from '@colloquy/contracts';
import { type BoundFigure, isLoose } from './bound-figures';
import { type Clause } from './clauses';
import { type SourceSentence } from './sources';

/** What the figures of statements are compared with, beside the sentences of the expert. */
export interface Known {
  /** Questions, title and subject, and the expert's name. */
  client: readonly string[];
  /** Folded text of `client`. */
  clientText: string;
  /** Beginnings of the words of `client`. */
  asked: ReadonlySet<string>;
  /** Language of the expert's words. */
  spoken: Language;
}

/** A figure of a statement. */
export interface ToldFigure {
  figure: BoundFigure;
  clause: Clause;
  sentence: SourceSentence;
  language: Language;
}

/** A figure of the expert with the value and the unit of a told one. */
export interface SaidFigure {
  figure: BoundFigure;
  clause: Clause;
  sentence: SourceSentence;
  /** The sentence before it in the same turn. */
  before: SourceSentence | undefined;
}

/** Returns whether two figures may be mistaken for each other. */
export const isKin = (a: BoundFigure, b: BoundFigure): boolean =>
  a.isYear === b.isYear && (isLoose(a.unit) || isLoose(b.unit) || a.unit?.dimension === b.unit?.dimension);
