import type { Language, RehearsalPersona, RehearsalWish } from '@colloquy/contracts';
import { type ExpertWords, expertWords } from './expert-words';

export interface AgentSpoke {
  act: string;
  /** The open question, from 0; undefined before the first one. */
  questionIndex: number | undefined;
  question: string;
  questionCount: number;
  /** Replies of the expert to this question so far; wishes do not count. */
  replies: number;
  hasWished: boolean;
}

export interface Reply {
  text: string;
  wish?: RehearsalWish;
}

/** Returns English if there are no words in the agent's language. */
export const expertLanguageOf = (language: Language): Language => (expertWords[language] ? language : 'en');

const farewells = ['closing', 'end', 'finish-later', 'withdraw', 'decline'];

/**
 * Returns what the simulated expert says; undefined if it leaves. Deterministic.
 *
 * - cooperative: two or three sentences with figures and a reason
 * - brief: a few words, too little for an answer
 * - hurried: one sentence; after half of the questions the expert says that it must go, and leaves at the next question
 * - confiding: says something off the record before its answer to the second question, or to the only one
 */
export function replyOf(persona: RehearsalPersona, language: Language, spoke: AgentSpoke): Reply | undefined {
  const words = expertWords[language] ?? expertWords.en;
  const { act, questionIndex, questionCount, hasWished } = spoke;
  if (farewells.includes(act)) return undefined;
  if (act === 'clarify' || act === 'consent') return { text: words.yes };
  if (act === 'off-the-record-until') return { text: words.backOnTheRecord };
  if (questionIndex === undefined) return { text: words.goAhead };
  if (persona === 'hurried' && questionIndex >= Math.floor(questionCount / 2)) {
    return hasWished ? undefined : { text: words.leave, wish: 'finish' };
  }
  if (persona === 'confiding' && !hasWished && questionIndex >= Math.min(1, questionCount - 1)) {
    return { text: words.aside, wish: 'off-the-record' };
  }
  return { text: answer(persona, language, { ...spoke, questionIndex }) };
}

function answer(
  persona: RehearsalPersona,
  language: Language,
  { question, questionIndex, replies }: AgentSpoke & { questionIndex: number },
): string {
  const { first, further } = repliesOf(expertWords[language] ?? expertWords.en)[persona];
  const texts = replies === 0 ? first : further;
  const text = texts[(questionIndex + replies) % texts.length] ?? '';
  return text.replaceAll('{n}', figureOf(questionIndex, replies)).replace('{topic}', () => topicOf(question));
}

function repliesOf(
  words: ExpertWords,
): Record<RehearsalPersona, Record<'first' | 'further', readonly string[]>> {
  const full = { first: words.answers, further: words.examples };
  return {
    cooperative: full,
    confiding: full,
    brief: { first: words.fewWords, further: words.fewMoreWords },
    hurried: { first: words.shortAnswers, further: words.shortAnswers },
  };
}

/** Returns a number of two digits that differs between the answers, because repeated answers count as none. */
const figureOf = (questionIndex: number, replies: number): string =>
  `${11 + ((questionIndex + 20 * replies) % 89)}`;

/** Letters of a word that may name the topic of a question; longest topic. */
const letters = { fewest: 5, most: 60 };

/** Returns the last long words of a question, at most two; else the question without its marks. */
export function topicOf(question: string): string {
  const words = question.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const isLong = (word: string | undefined) => word !== undefined && word.length >= letters.fewest;
  const last = words.findLastIndex(isLong);
  const from = isLong(words[last - 1]) ? last - 1 : last;
  const topic = last < 0 ? words : words.slice(from, last + 1);
  return [...topic.join(' ')].slice(0, letters.most).join('');
}
