import { type Language, type Stance } from '@colloquy/contracts';
import { deniesIn } from '../text/denial';
import { sentencesOf } from '../text/segment';
import { imagines } from './imagined';
import { isAttributed } from './statement/attribution';
import { conditionsIn } from './substance';

/** One sentence with the words of others makes a report; a supposition or a denial takes all sentences. */
export function stanceOf(claim: string, language: Language): Stance {
  const sentences = sentencesOf(claim, language);
  if (sentences.some((each) => isAttributed(each, language))) return 'reported';
  if (sentences.every((each) => supposes(each, language))) return 'hypothetical';
  return sentences.every((each) => deniesFirst(each, language)) ? 'denied' : 'asserted';
}

/** Recognises "If the ferry stopped, we would close two shops". */
const supposes = (sentence: string, language: Language): boolean =>
  imagines(sentence, language) &&
  sentence.toLowerCase().matchAll(conditionsIn(language)).next().done === false;

const deniesFirst = (sentence: string, language: Language): boolean =>
  deniesIn(sentence.split(/[,;:—–]/u)[0] ?? '', language);
