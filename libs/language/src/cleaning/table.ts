/** Cleaning rules of a language. Word lists are in lower case, separated by white space. */
export interface CleaningTable {
  /** Patterns of whole words that are always hesitations; repeated letters match any length. */
  hesitations: readonly string[];
  /** Patterns of hesitations that are also words: dropped only between two pauses inside a sentence. */
  hesitationsBetweenPauses?: readonly string[];
  /** Patterns of words that are hesitations where they open a turn and a pause and further words follow. */
  hesitationsAtOpening?: readonly string[];
  /** Words that also mean something there: dropped only if an ellipsis and then a word of `subjects` follow. */
  hesitationsBeforeSubject?: string;
  /** Pronouns that are the subject of the next verb; one or two words. */
  subjects?: readonly string[];
  /** Hesitations that are an acronym in capitals: in a text in capitals they are dropped only between pauses. */
  acronyms?: string;
  /** Pattern of a word that opens a stage direction, such as `shuffles` in `[shuffles papers]`. */
  action?: string;
  /** Pairs of words that are an answer, such as `uh huh`. */
  answers?: readonly string[];
  /** Function words whose repetition is a stutter, even across a comma. */
  repeatedAnywhere?: string;
  repeatedAdjacent?: string;
  /** Function words whose repetition is a stutter at the beginning of a clause, even across a comma. */
  repeatedAtClauseStart?: string;
  /** Function words whose repetition is a stutter only at the beginning of a sentence, without punctuation between. */
  repeatedAtSentenceStart?: string;
  clauseOpeners?: string;
  /** Words that never precede a comma: articles, prepositions, auxiliaries, subjects. */
  bindsToNext?: string;
  /** Conjunctions after a word with an intended final hyphen, as in `pre- and post-merger`. */
  conjunctions?: string;
  /** Common words of up to four letters, which are not cut-off fragments. */
  shortWords?: string;
}
