import { type AnalysisTurn } from './analyst';
import { type SpokenSentence } from './spoken-sentence';

export interface Span {
  /** Verbatim from the turn; `''` if the expert corrected it. */
  text: string;
  /** With the corrected value in place of the wrong one. */
  told: string;
  turn: AnalysisTurn;
  question: string;
  last: SpokenSentence;
}
