import { contentWords } from '../text/content-words';
import { evidenceMarkers } from '../text/markers';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { absolutesOf } from '../text/grammar';
import { asks } from './questions';
import { speaksOfExperience } from './voice';

/** A shorter answer need not have two words of the subject. */
const fewestRelatedWords = 8;

/** One word of the question is said to any question. */
const fewestSubjectWords = 2;

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
  /** Whether a turn generalises instead of speaking of the subject: it is not related, and about everybody and everything. */
  generalises: (text: string) => boolean;
  /** Whether a word is one of the subject, or of another turn of the expert. */
  isShared: (word: string, turn: AnalysisTurn) => boolean;
  /** Share of the content words that are words of the subject or recur in the answers. */
  topicalShare: (content: readonly string[]) => number;
}

/** Returns the beginning of a word in lower case, so that inflections compare equal. */
export const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:es|s)$/u, '')
    .slice(0, 5);

/** Returns what a short word has in common with its inflections. */
const rootOf = (stem: string) => stem.slice(0, 4);

/** Counts the lists that contain a word. */
function countsOf(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Finds out what an interview is about: its title, subject, questions, the expert's profile, and words that recur in the answers. */
export function relevanceIn({ topic, questions, language, turns }: AnalysisInput): Relevance {
  const asked = turns.flatMap(({ role, text }) =>
    role === 'agent' ? sentencesOf(text, language).filter(asks) : [],
  );
  const about = topic ? [topic.title, topic.subject, topic.objective, ...topic.profile] : [];
  const stemsIn = (text: string) => contentWords(text, language).map(stemOf);
  const reasons = new Set(evidenceMarkers(language).map(stemOf));
  const subject = new Set(
    [...questions, ...asked, ...about].flatMap(stemsIn).filter((stem) => !reasons.has(stem)),
  );
  const said = turns.filter(({ role }) => role === 'user');
  const turnsWith = countsOf(said.map(({ text }) => stemsIn(text)));
  const rootsOf = new Map(said.map((turn) => [turn, new Set(stemsIn(turn.text).map(rootOf))]));
  const turnsWithRoot = countsOf([...rootsOf.values()]);
  const subjectRoots = new Set([...subject].map(rootOf));
  const isTopical = (content: readonly string[]) => content.some((word) => subject.has(stemOf(word)));
  const recurs = (stem: string) => (turnsWith.get(stem) ?? 0) >= recurring;
  const isRelated = (text: string) => {
    const stems = new Set(stemsIn(text));
    if (stems.size < fewestRelatedWords) return true;
    const shared = [...stems].filter((stem) => subject.has(stem)).length;
    if (shared >= fewestSubjectWords) return true;
    return speaksOfExperience(text, language);
  };
  return {
    isTopical,
    isRelated,
    isShared: (word, turn) => {
      const root = rootOf(stemOf(word));
      const own = rootsOf.get(turn)?.has(root) === true ? 1 : 0;
      return subjectRoots.has(root) || (turnsWithRoot.get(root) ?? 0) > own;
    },
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

/** Returns the folded text in which the names that belong to an interview occur. */
export const knownNames = ({ topic, questions, expertName }: AnalysisInput): string =>
  [expertName, ...questions, ...(topic ? [topic.title, topic.subject, ...topic.profile] : [])].join('\n');
