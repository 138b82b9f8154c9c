import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../../text/denial';
import { sentencesOf } from '../../text/segment';
import { imagines } from '../imagined';
import { conditionsIn } from '../substance';
import { isAttributed } from './attribution';

/** The rest of a sentence must not deny the quoted words, or make them a condition or the words of others. */
export function mayStandAlone(
  quote: string,
  turn: string,
  barred: readonly string[],
  language: Language,
): boolean {
  if (barred.some((each) => quote.includes(each) || each.includes(quote))) return false;
  const cut = sentencesOf(turn, language).filter(
    (sentence) => !quote.includes(sentence) && sentence.includes(quote),
  );
  return cut.every((sentence) => {
    const rest = sentence.replace(quote, ' … ');
    if (deniesIn(rest, language) && !deniesIn(quote, language)) return false;
    if (isAttributed(sentence, language) && !isAttributed(quote, language)) return false;
    const isCondition = [...rest.toLowerCase().matchAll(conditionsIn(language))].length > 0;
    return !(imagines(sentence, language) && isCondition);
  });
}
