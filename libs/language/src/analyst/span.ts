import { type AnalysisTurn } from './analyst';
import { type SpokenSentence } from './spoken-sentence';

/** A sentence, or several that need each other, of one turn. */
export interface Span {
  /** Verbatim from the turn; `''` if the expert corrected it. */
  text: string;
  /** `text`, with the corrected value in place of the wrong one. */
  told: string;
  turn: AnalysisTurn;
  question: string;
  last: SpokenSentence;
}
