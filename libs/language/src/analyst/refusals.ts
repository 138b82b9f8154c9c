import { type Language } from '@colloquy/contracts';
import { declines } from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { listenersOf, modalsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { type SpokenSentence } from './spoken-sentence';
import { telling } from './speech-act-words';
import { patternOf } from './patterns';
import { substanceOf } from './substance';
import { speaksOfSelf } from './voice';

/** Maximum number of content words of a mere denial; more words tell what is denied. */
const maxDenied = 3;

const minStating = 2;

/** `sentence` applies if the form of the refusal is unknown. */
const maxOthers = { all: 4, sentence: 2 };

const isThin = (text: string, language: Language): boolean =>
  contentWords(text, language).length < thinAnswerContentWords;

export function tellsFact(text: string, language: Language): boolean {
  const { figures, dates, evidence } = substanceOf(text, language);
  return figures + dates + evidence > 0;
}

export const isNonAnswer = (text: string, language: Language): boolean =>
  isThin(text, language) && substanceOf(text, language).figures === 0 && declines(text, language);

const has = (words: ReadonlySet<string> | undefined, text: string, language: Language): boolean =>
  wordsOf(text.toLowerCase().replaceAll('’', "'"), language).some((word) => words?.has(word) === true);

export const namesListener = (text: string, language: Language): boolean =>
  has(listenersOf(language), text, language);

const speaksOfTelling = (text: string, language: Language): boolean =>
  patternOf('telling', telling, language).test(text);

const isModal = (text: string, language: Language): boolean => has(modalsOf(language), text, language);

/** Recognises "I'm not answering that". */
export function refuses(text: string, language: Language): boolean {
  if (!isThin(text, language) || tellsFact(text, language)) return false;
  if (declines(text, language)) return true;
  if (!deniesIn(text, language) || statesBeside(text, language)) return false;
  if (namesListener(text, language)) return true;
  const content = contentWords(text, language).length;
  return (
    speaksOfSelf(text, language) &&
    (content <= maxDenied || isModal(text, language) || speaksOfTelling(text, language))
  );
}

const infinitives: Wording = {
  en: ['to \\p{L}+'],
  de: ['zu \\p{L}+'],
  fr: ['(?:à|de) \\p{L}+'],
  nl: ['te \\p{L}+'],
  es: ['\\p{L}+[aei]r(?:l[oe])?'],
  pt: ['\\p{L}+[aei]r(?:-l?[oe])?'],
  it: ['\\p{L}+[aei]r(?:e|l[oe])'],
  pl: ['\\p{L}+ć'],
};

const maxBesideTelling = 2;

/** Returns 'unknown' for "I could not tell you, ask the board", 'hard' for "hard to say". */
export function disclaimerIn(sentence: string, language: Language): 'unknown' | 'hard' | undefined {
  const [clause = ''] = sentence.split(/[,;:—–.!?]/u);
  if (clause === '' || !isThin(clause, language) || tellsFact(clause, language)) return undefined;
  if (isNonAnswer(clause, language)) return 'unknown';
  if (!speaksOfTelling(clause, language)) return undefined;
  if (speaksOfSelf(clause, language) || namesListener(clause, language))
    return deniesIn(clause, language) || /(?<!\p{L})cannot(?!\p{L})/iu.test(clause) ? 'unknown' : undefined;
  const infinitive = patternOf('infinitives', infinitives, language).exec(clause);
  const [said = ''] = infinitive ?? [];
  const behind = clause.slice((infinitive?.index ?? 0) + said.length);
  const telling = speaksOfTelling(said, language) && contentWords(behind, language).length === 0;
  const others = contentWords(clause, language).filter((word) => !speaksOfTelling(word, language));
  return telling && others.length <= maxBesideTelling ? 'hard' : undefined;
}

/** Recognises a fact beside a refusal: "Parishes buy them, you would not believe it". */
const statesBeside = (text: string, language: Language): boolean =>
  text
    .split(/[,;:—–]/u)
    .some(
      (clause) =>
        contentWords(clause, language).length >= minStating &&
        !deniesIn(clause, language) &&
        !namesListener(clause, language) &&
        !speaksOfSelf(clause, language),
    );

export function isRefusal(
  sentences: readonly SpokenSentence[],
  said: readonly SpokenSentence[],
  language: Language,
): boolean {
  if (said.length === 0 || said.some(({ text }) => tellsFact(text, language))) return false;
  const isKnown = sentences.some(({ aside }) => aside === 'non-answer');
  if (!isKnown && !sentences.some(({ text }) => refuses(text, language))) return false;
  const rest = said.filter(
    ({ text }) =>
      !refuses(text, language) &&
      !namesListener(text, language) &&
      !(
        isThin(text, language) &&
        (isModal(text, language) || (deniesIn(text, language) && !statesBeside(text, language)))
      ),
  );
  if (!isKnown && rest.some(({ content }) => content.length > maxOthers.sentence)) return false;
  return new Set(rest.flatMap(({ content }) => content)).size <= maxOthers.all;
}
