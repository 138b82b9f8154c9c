import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { clauseWordsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type AnalysisInput } from './analyst';
import { makeQuestionFinder } from './questions';
import { stemOf } from './relevance';

const salad = {
  minTurns: 2,
  minWords: 20,
  minRecurring: 0.4,
  minForeign: 1,
  /** Every clause has some pronouns and auxiliary verbs. */
  maxClauseWords: 0.06,
};

/** For languages without a table of pronouns and auxiliary verbs. */
const saladByTwoSigns = { minRecurring: 0.5, minForeign: 1.5 };

/** Articles are also pronouns in some languages. */
const articles: ReadonlySet<string> = new Set(
  'der die das den lo la le li les los las il het de this that'.split(' '),
);

export function isSaladIn({ turns, questions, language }: AnalysisInput): boolean {
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const stemsIn = (text: string) => contentWords(text, language).map(baseOf);
  const stems = said.flatMap(stemsIn);
  if (said.length < salad.minTurns || stems.length < salad.minWords) return false;
  const asked = questions.map((question) => new Set(stemsIn(question)));
  const askedAll = new Set(asked.flatMap((each) => [...each]));
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const recurring =
    stems.filter((stem) => askedAll.has(stem) || (counts.get(stem) ?? 0) > 1).length / stems.length;
  const find = makeQuestionFinder(questions, language);
  let open: ReadonlySet<string> = new Set();
  let foreign = 0;
  for (const turn of turns) {
    if (turn.role === 'agent') open = asked[find(turn) ?? -1] ?? open;
    else foreign += new Set(stemsIn(turn.text).filter((stem) => askedAll.has(stem) && !open.has(stem))).size;
  }
  const clause = clauseShare(said.join(' '), language);
  const { minRecurring, minForeign } = clause === undefined ? saladByTwoSigns : salad;
  return (
    recurring >= minRecurring && foreign >= minForeign * said.length && (clause ?? 0) < salad.maxClauseWords
  );
}

/** Korean particles are part of the word. */
const baseOf = (word: string) => (/^\p{Script=Hangul}/u.test(word) ? word.slice(0, 2) : stemOf(word));

function clauseShare(text: string, language: Language): number | undefined {
  const table = clauseWordsOf(language);
  if (!table) return undefined;
  const words = wordsOf(text.toLowerCase().replaceAll('’', "'"), language);
  return words.filter((word) => table.has(word) && !articles.has(word)).length / words.length;
}
