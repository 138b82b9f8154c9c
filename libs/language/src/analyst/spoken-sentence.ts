import { type AnalysisTurn } from './analyst';

/**
 * Why a sentence of the expert is not about the subject: it is against the interview, announces that the expert
 * leaves, is about private life, advertises, rails against others, addresses the reader or the software, is not
 * an answer, echoes the question, repeats an earlier sentence, is not speech, or asks a question back.
 */
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
  /** Different content words of the sentence, in lower case. */
  content: readonly string[];
  /** Absent if the sentence is about the subject. */
  aside?: Aside;
  /** True if it is an order after an answer, in an interview without turns that begin with one; the answer counts. */
  isBehindAnswer?: boolean;
  /** What the interviewer said just before it about the same question; only of the first sentence of a turn. */
  readBack?: string;
  /** True if it holds personal data that neither summary nor quotes may repeat. */
  isWithheld?: boolean;
}
