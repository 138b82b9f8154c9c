import { type AnalysisTurn } from './analyst';

export type Aside =
  | 'against'
  | 'leaving'
  | 'private'
  | 'promotion'
  | 'tirade'
  | 'order'
  | 'non-answer'
  | 'echo'
  | 'repeated'
  | 'filler'
  | 'question';

export interface SpokenSentence {
  turn: AnalysisTurn;
  text: string;
  content: readonly string[];
  aside?: Aside;
  /** True for an order after an answer, which counts, if no turn of the interview begins with an order. */
  isBehindAnswer?: boolean;
  /** The interviewer's preceding words about the same question; only the first sentence of a turn has them. */
  readBack?: string;
  /** Whether it holds personal data that neither summary nor quotes may repeat. */
  isWithheld?: boolean;
}
