import { type Language } from '@colloquy/contracts';
import { type CleaningTable } from './table';
import { de } from './tables/de';
import { en } from './tables/en';
import { es } from './tables/es';
import { fr } from './tables/fr';
import { negationWords } from './tables/negations';
import { otherTables } from './tables/others';

const tables: Record<Language, CleaningTable> = { en, es, fr, de, ...otherTables };

export interface Rules {
  language: Language;
  hesitation: RegExp;
  hesitationBetweenPauses: RegExp;
  hesitationAtOpening: RegExp;
  hesitationsBeforeSubject: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  acronyms: ReadonlySet<string>;
  action: RegExp;
  answers: ReadonlySet<string>;
  anywhere: ReadonlySet<string>;
  adjacent: ReadonlySet<string>;
  clauseStart: ReadonlySet<string>;
  sentenceStart: ReadonlySet<string>;
  stutterable: ReadonlySet<string>;
  functionWords: ReadonlySet<string>;
  clauseOpeners: ReadonlySet<string>;
  bindsToNext: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Undefined if no table tells fragments from words. */
  shortWords: ReadonlySet<string> | undefined;
}

const set = (words = '') => new Set(words.split(/\s+/).filter((word) => word !== ''));
const wholeWord = (patterns: readonly string[] = []) =>
  new RegExp(patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '$^', 'u');

function compile(table: CleaningTable, negations: string, language: Language): Rules {
  const anywhere = set(table.repeatedAnywhere);
  const adjacent = set(table.repeatedAdjacent);
  const clauseStart = set(table.repeatedAtClauseStart);
  const sentenceStart = set(table.repeatedAtSentenceStart);
  const stutterable = new Set([...anywhere, ...adjacent, ...clauseStart, ...sentenceStart]);
  const clauseOpeners = set(table.clauseOpeners);
  const bindsToNext = set(table.bindsToNext);
  return {
    language,
    hesitation: wholeWord(table.hesitations),
    hesitationBetweenPauses: wholeWord(table.hesitationsBetweenPauses),
    hesitationAtOpening: wholeWord(table.hesitationsAtOpening),
    hesitationsBeforeSubject: set(table.hesitationsBeforeSubject),
    subjects: new Set(table.subjects),
    acronyms: set(table.acronyms),
    action: wholeWord(table.action === undefined ? [] : [table.action]),
    answers: new Set(table.answers),
    anywhere,
    adjacent,
    clauseStart,
    sentenceStart,
    stutterable,
    functionWords: new Set([...stutterable, ...clauseOpeners, ...bindsToNext]),
    clauseOpeners,
    bindsToNext,
    conjunctions: set(table.conjunctions),
    negations: set(negations),
    shortWords: table.shortWords === undefined ? undefined : set(table.shortWords),
  };
}

const compiled = new Map<Language, Rules>();

export function rulesOf(language: Language): Rules {
  const known = compiled.get(language);
  if (known) return known;
  const rules = compile(tables[language], negationWords[language], language);
  compiled.set(language, rules);
  return rules;
}
