import { type Language } from '@colloquy/contracts';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { listenersOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { speaksForOthers } from './voice';
import { specifics, substanceOf } from './substance';

/**
 * Returns the turns of an expert who talks to the interviewer instead of about the subject: short turns that name the
 * listener, and neither a word of the subject nor anything that can be checked. "You" may stand for anybody, so one such turn is
 * a weak sign. None in languages without a table of such pronouns.
 * @param said all turns of the expert
 */
export function confrontationsIn(
  said: readonly AnalysisTurn[],
  isTopical: (content: readonly string[]) => boolean,
  language: Language,
): ReadonlySet<AnalysisTurn> {
  return new Set(said.filter(({ text }) => confronts(text, isTopical, language)));
}

function confronts(
  text: string,
  isTopical: (content: readonly string[]) => boolean,
  language: Language,
): boolean {
  const listeners = listenersOf(language);
  const words = wordsOf(text.toLowerCase().replaceAll('’', "'"), language);
  if (!words.some((word) => listeners?.has(word) === true) || speaksForOthers(text, language)) return false;
  const content = contentWords(text, language);
  const isShort = content.length < thinAnswerContentWords;
  return isShort && !isTopical(content) && specifics(substanceOf(text, language)) === 0;
}
