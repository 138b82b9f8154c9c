import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { absolutesOf } from '../text/grammar';
import { asks } from './questions';
import { privateVoice, speaksOfExperience } from './voice';
import { makePrivateLife } from './private-life';

/** A shorter answer need not have two words of the subject. */
const fewestRelatedWords = 8;

/** One word of the question is said to any question. */
const fewestSubjectWords = 2;

/**
 * Signs that a longer turn has left the subject: at most this share of its content words are words of the subject, and the
 * share of sentences about private life, the voice and the habit of the other turns, weighted, are enough together.
 */
const stray = { fewestContentWords: 12, topical: 0.1, voice: 0.3, habit: 0.5, enough: 0.65 };

/** A word in so many of the expert's turns belongs to the subject as much as those of the questions. */
const recurring = 3;

/** So many words for everything and everybody in a turn make it a tirade, if it is not about the subject. */
const fewestAbsolutes = 2;

/** The subject of an interview, by its own words. */
export interface Relevance {
  /** Whether a sentence with these content words has a word of the subject. */
  isTopical: (content: readonly string[]) => boolean;
  /**
   * Whether a longer answer speaks of the subject, by more than one of its words, or of experience ("we", "I"). True for short
   * answers, and in languages without a table of such words.
   */
  isRelated: (text: string) => boolean;
  /**
   * Whether a turn has left the subject for private life. Two signs are needed: hardly a word of the subject, and words, a
   * voice or a habit of private life.
   */
  hasStrayed: (turn: AnalysisTurn) => boolean;
  /** Whether a turn generalises instead of speaking of the subject: it is not related, and about everybody and everything. */
  generalises: (text: string) => boolean;
  /** Share of the content words that are words of the subject or recur in the answers. */
  topicalShare: (content: readonly string[]) => number;
}

/** Returns the beginning of a word in lower case, so that inflections compare equal. */
export const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:es|s)$/u, '')
    .slice(0, 5);

/** Finds out what an interview is about: its title, subject, questions, the expert's profile, and words that recur in the answers. */
export function relevanceIn({ topic, questions, language, turns }: AnalysisInput): Relevance {
  const asked = turns.flatMap(({ role, text }) =>
    role === 'agent' ? sentencesOf(text, language).filter(asks) : [],
  );
  const about = topic ? [topic.title, topic.subject, topic.objective, ...topic.profile] : [];
  const stemsIn = (text: string) => contentWords(text, language).map(stemOf);
  const subject = new Set([...questions, ...asked, ...about].flatMap(stemsIn));
  const said = turns.filter(({ role }) => role === 'user');
  const turnsWith = new Map<string, number>();
  for (const { text } of said)
    for (const stem of new Set(stemsIn(text))) turnsWith.set(stem, (turnsWith.get(stem) ?? 0) + 1);
  const isTopical = (content: readonly string[]) => content.some((word) => subject.has(stemOf(word)));
  const recurs = (stem: string) => (turnsWith.get(stem) ?? 0) >= recurring;
  const isPrivate = makePrivateLife([...questions, ...asked, ...about].join('\n'), language);
  const habit = habitOf(said, language, isPrivate);
  const hasStrayed = (turn: AnalysisTurn) => {
    const stems = new Set(stemsIn(turn.text));
    if (stems.size === 0 || (stems.size < stray.fewestContentWords && habit(turn) < 0.5)) return false;
    const topical = [...stems].filter((stem) => subject.has(stem) || recurs(stem)).length / stems.size;
    if (topical > stray.topical) return false;
    const sentences = sentencesOf(turn.text, language);
    const count = sentences.filter(isPrivate).length;
    // one sentence about the landlord is no sign
    if (count < 2 && habit(turn) < 0.5) return false;
    const privateShare = count / Math.max(1, sentences.length);
    const voice = stray.voice * privateVoice(turn.text, language);
    return privateShare + voice + stray.habit * habit(turn) >= stray.enough;
  };
  const isRelated = (text: string) => {
    const stems = new Set(stemsIn(text));
    if (stems.size < fewestRelatedWords) return true;
    const shared = [...stems].filter((stem) => subject.has(stem)).length;
    if (shared >= fewestSubjectWords) return true;
    return speaksOfExperience(text, language);
  };
  return {
    isTopical,
    hasStrayed,
    isRelated,
    generalises: (text) => {
      const absolutes = absolutesOf(language);
      const words = wordsOf(text.toLowerCase(), language).filter((word) => absolutes?.has(word) === true);
      return words.length >= fewestAbsolutes && !isRelated(text);
    },
    topicalShare: (content) =>
      content.map(stemOf).filter((stem) => subject.has(stem) || recurs(stem)).length /
      Math.max(1, content.length),
  };
}

/** Returns the share of the expert's other turns in which at least every third sentence is about private life. */
function habitOf(said: readonly AnalysisTurn[], language: Language, isPrivate: (text: string) => boolean) {
  const straying = new Set(
    said.filter(({ text }) => {
      const sentences = sentencesOf(text, language);
      return sentences.filter(isPrivate).length * 3 >= sentences.length;
    }),
  );
  return (turn: AnalysisTurn) =>
    (straying.size - (straying.has(turn) ? 1 : 0)) / Math.max(1, said.length - 1);
}

/** Returns the folded text in which the names that belong to an interview occur. */
export const knownNames = ({ topic, questions, expertName }: AnalysisInput): string =>
  [expertName, ...questions, ...(topic ? [topic.title, topic.subject, ...topic.profile] : [])].join('\n');
