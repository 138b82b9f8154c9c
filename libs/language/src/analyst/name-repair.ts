import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn } from '../text/facts';
import { isFunctionWord } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { announces, clausesIn } from './correction-clauses';
import { stemOf } from './relevance';

const capitalised = (text: string, language: Language): string[] => [
  ...new Set(
    wordsOf(text, language).filter(
      (word) => /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(word) && !isFunctionWord(word.toLowerCase(), language),
    ),
  ),
];

/** Replaces the name in a statement by that of a correction such as "It is Wexcombe that spins it". */
export function nameRepair(statement: string, correction: string, language: Language): string | undefined {
  if (figureRunsIn(correction, language).length > 0) return undefined;
  const values = clausesIn(correction).filter((clause) => !announces(clause, language));
  const [said, given] = [capitalised(statement, language), capitalised(values.join(', '), language)];
  const isKnown = (word: string) => statement.toLowerCase().includes(word.toLowerCase());
  const [right, ...others] = given.filter((word) => !isKnown(word) && !isOpening(word, values, language));
  if (right === undefined || others.length > 0) return undefined;
  const named = said.filter((word) => given.includes(word));
  const denied = named.find((word) =>
    values.some((clause) => clause.includes(word) && deniesIn(clause, language)),
  );
  const [wrong, ...more] = denied === undefined ? candidates(said, named, values, right, language) : [denied];
  if (wrong === undefined || more.length > 0) return undefined;
  const about = values.filter((clause) => clause.includes(right)).join(', ');
  const known = new Set(contentWords(statement, language).map(stemOf));
  const shares = contentWords(about, language).some((word) => known.has(stemOf(word)));
  if (denied === undefined && !shares) return undefined;
  return statement.replaceAll(wrong, right);
}

const candidates = (
  said: readonly string[],
  named: readonly string[],
  values: readonly string[],
  right: string,
  language: Language,
): readonly string[] => {
  const shared = values.filter((clause) => clause.includes(right)).join(', ');
  const explained = named.filter((word) => !shared.includes(word));
  const left = said.filter((word) => !named.includes(word));
  return language === 'de' && explained.length > 0 ? explained : left.length > 0 ? left : explained;
};

/** A clause may begin with the capital of a sentence. */
const isOpening = (word: string, values: readonly string[], language: Language): boolean =>
  language !== 'de' && values.every((clause) => !clause.includes(` ${word}`) && clause !== word);
