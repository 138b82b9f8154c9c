import { type AnalysisTurn } from './analyst';
import { type SpokenSentence } from './spoken-sentence';

export interface Answer {
  /** Index of the client's question; -1 for an agent's own question. */
  index: number;
  question: string;
  /** Turns in which the agent asked the question; repetitions on request do not count. */
  askedIn: AnalysisTurn[];
  /** Turns of the expert, without requests such as "please repeat". */
  turns: AnalysisTurn[];
  sentences: SpokenSentence[];
  said: SpokenSentence[];
  contentWords: number;
  isRelated: boolean;
  isRefused: boolean;
  /** Whether the answer gives less than the question asked for, however long it is. */
  isVague: boolean;
}

export interface Answers {
  listed: Answer[];
  others: Answer[];
}
