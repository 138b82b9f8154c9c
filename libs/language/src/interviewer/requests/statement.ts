import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { stopWords } from '../../text/stop-words';

/** Words that only announce that something will be said. */
const announcing = new Set(
  `sorry please wait moment second minute say tell speak talk share next part bit following want would
  favor momento decir decirle siguiente parte quiero gustaría dire partie moment suivant voudrais plaît
  bitte moment sagen sage folgende folgendes teil möchte`.split(/\s+/),
);

/** Content words that say something, other than that something will be said. */
export const statingWords = (text: string, language: Language): number =>
  contentWords(text, language).filter((word) => !announcing.has(word.toLowerCase())).length;

/** Whether content words of a language are told by their length alone, so that more of them are needed. */
export const isCoarse = (language: Language): boolean => stopWords[language] === undefined;

/** Whether a text says something of its own: three content words, five where they are told by their length. */
export const states = (text: string, language: Language): boolean =>
  statingWords(text, language) >= (isCoarse(language) ? 5 : 3);
