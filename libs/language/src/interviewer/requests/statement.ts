import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { stopWords } from '../../text/stop-words';

const announcing = new Set(
  `sorry please wait moment second minute say tell speak talk share next part bit following want would
  favor momento decir decirle siguiente parte quiero gustaría dire partie moment suivant voudrais plaît
  bitte moment sagen sage folgende folgendes teil möchte`.split(/\s+/),
);

export const statingWords = (text: string, language: Language): number =>
  contentWords(text, language).filter((word) => !announcing.has(word.toLowerCase())).length;

/** Returns whether content words of a language are identified by length alone, so that more are needed. */
export const isCoarse = (language: Language): boolean => stopWords[language] === undefined;

/** Returns whether a text makes a statement: three content words, five if they are identified by length. */
export const states = (text: string, language: Language): boolean =>
  statingWords(text, language) >= (isCoarse(language) ? 5 : 3);
