import { contentWords } from '../text/content-words';
import { evidenceMarkers } from '../text/markers';
import { sentencesOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { asks } from './questions';

const minRelatedWords = 8;

/** An answer on any subject may repeat one word of the question. */
const minSharedWords = 2;

/** Minimum number of turns that make a word one of the subject. */
const recurring = 3;

export interface Relevance {
  isTopical: (content: readonly string[]) => boolean;
  /** True for short answers, too. */
  isRelated: (said: readonly { turn: AnalysisTurn; content: readonly string[] }[]) => boolean;
  isShared: (word: string, turn: AnalysisTurn) => boolean;
  topicalShare: (content: readonly string[]) => number;
}

export const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:es|s)$/u, '')
    .slice(0, 5);

export const rootOf = (stem: string) => stem.slice(0, 4);

function countsOf(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

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
  const isShared = (word: string, turn: AnalysisTurn) => {
    const root = rootOf(stemOf(word));
    const own = rootsOf.get(turn)?.has(root) === true ? 1 : 0;
    return subjectRoots.has(root) || (turnsWithRoot.get(root) ?? 0) > own;
  };
  const isRelated: Relevance['isRelated'] = (said) => {
    const stems = new Set(said.flatMap(({ content }) => content.map(stemOf)));
    if (stems.size < minRelatedWords) return true;
    const shared = said.flatMap(({ turn, content }) => content.filter((word) => isShared(word, turn)));
    return new Set(shared.map(stemOf)).size >= minSharedWords;
  };
  return {
    isTopical,
    isRelated,
    isShared,
    topicalShare: (content) =>
      content.map(stemOf).filter((stem) => subject.has(stem) || recurs(stem)).length /
      Math.max(1, content.length),
  };
}

export const knownNames = ({ topic, questions, expertName }: AnalysisInput): string =>
  [expertName, ...questions, ...(topic ? [topic.title, topic.subject, ...topic.profile] : [])].join('\n');
