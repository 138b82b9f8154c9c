import { type Language } from '@colloquy/contracts';
import { listenersOf, relativesOf } from '../text/grammar';
import { folded } from '../text/facts';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { actionsOf, offers } from './voice';

/** Signs of sales talk in a turn, on average, from which on an expert sells; with a name that recurs, fewer are enough. */
const enough = { anyName: 1.5, recurringName: 1.2 };

/** An expert who sells names itself as acting at most so often for each sign. */
const mostActions = 0.5;

const fewestTurns = 3;

/**
 * Returns the turns of an expert who sells, also while formally answering. Most turns have several of these signs: a name that
 * recurs and does not belong to the interview, "our" without "we" or "I", people who take what is "ours" ("customers who use
 * our platform"), and the listener. A turn without a sign in which the expert acts is an answer.
 * @param recurring folded names that recur and belong neither to the interview nor to a country
 */
export function salesTalkIn(
  said: readonly AnalysisTurn[],
  recurring: readonly string[],
  language: Language,
): ReadonlySet<AnalysisTurn> {
  if (said.length < fewestTurns) return new Set();
  const signs = new Map(said.map((turn) => [turn, signsIn(turn.text, recurring, language)]));
  const all = [...signs.values()].reduce((sum, count) => sum + count, 0);
  const actions = said.reduce((sum, { text }) => sum + actionsOf(text, language), 0);
  const least = recurring.length > 0 ? enough.recurringName : enough.anyName;
  if (all < said.length * least || actions > all * mostActions) return new Set();
  return new Set(said.filter((turn) => signs.get(turn) !== 0 || actionsOf(turn.text, language) === 0));
}

/** Counts the kinds of signs in a turn, 0 to 4. */
function signsIn(text: string, recurring: readonly string[], language: Language): number {
  const sentences = sentencesOf(text, language);
  const names = (sentence: string) => recurring.some((name) => folded(sentence).includes(name));
  const isSign = [
    names,
    (sentence: string) => offers(sentence, language) && actionsOf(sentence, language) === 0,
    (sentence: string) =>
      has(sentence, relativesOf, language) && (offers(sentence, language) || names(sentence)),
    (sentence: string) => has(sentence, listenersOf, language),
  ];
  return isSign.filter((each) => sentences.some(each)).length;
}

const has = (
  sentence: string,
  those: (language: Language) => ReadonlySet<string> | undefined,
  language: Language,
): boolean =>
  wordsOf(sentence.toLowerCase().replaceAll('’', "'"), language).some(
    (word) => those(language)?.has(word) === true,
  );
