/** What the cleaning rules must know of a language. Word lists are lower case, separated by white space. */
export interface CleaningTable {
  /** Patterns of whole words that are never anything but a hesitation; a repeated letter may be drawn out. */
  hesitations: readonly string[];
  /** Patterns of hesitations that are a word as well: dropped only between two pauses inside a sentence. */
  hesitationsBetweenPauses?: readonly string[];
  /** Pairs written apart that are an answer, such as `uh huh`. */
  answers?: readonly string[];
  /** Function words whose repetition is a stutter, even across a comma. */
  repeatedAnywhere?: string;
  /** Function words whose repetition is a stutter when nothing but a space is between. */
  repeatedAdjacent?: string;
  /** Function words whose repetition is a stutter, even across a comma, where a clause begins. */
  repeatedAtClauseStart?: string;
  /** Function words whose repetition is a stutter only as the first words of a sentence, nothing between. */
  repeatedAtSentenceStart?: string;
  /** Words after which a clause begins. */
  clauseOpeners?: string;
  /** Words that never stand before a comma of their own: articles, prepositions, auxiliaries, subjects. */
  bindsToNext?: string;
  /** Conjunctions after a word that ends in a hyphen on purpose, as in `pre- and post-merger`. */
  conjunctions?: string;
  /** Words a cut-off fragment must not be mistaken for: the common words of up to four letters. */
  shortWords?: string;
}
