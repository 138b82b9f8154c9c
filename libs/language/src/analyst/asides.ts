import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isAnnoyed, isLeaving } from './attitude';
import { isFiller } from './filler';
import { isEmpty, isNonAnswer, isOrder } from './non-answers';
import { isReturning, makePrivateLife } from './private-life';
import { privateVoice, speaksForOthers } from './voice';
import { asks } from './questions';
import { specifics, substanceOf } from './substance';

/**
 * Why a sentence of the expert is not about the subject: it complains about the interview, announces that the expert
 * leaves, is about private life, addresses the analyst, is not an answer, echoes the question, repeats an earlier
 * sentence, is not speech, or asks a question back.
 */
export type Aside =
  'against' | 'leaving' | 'private' | 'order' | 'non-answer' | 'echo' | 'repeated' | 'filler' | 'question';

export interface SpokenSentence {
  turn: AnalysisTurn;
  text: string;
  /** Different content words of the sentence, in lower case. */
  content: readonly string[];
  /** Absent if the sentence is about the subject. */
  aside?: Aside;
}

/** A sentence that contains this share of the question's words only echoes it. */
const echoShare = 0.7;

/** A sentence with fewer content words may recur by chance. */
const repeatable = 4;

/**
 * Signs that a longer turn has left the subject, each weighted by its amount, and the threshold. The voice alone is
 * no sign: many experts say "I".
 */
const stray = { fewestContentWords: 12, voice: 0.3, noTopic: 0.25, topical: 0.34, habit: 0.5, enough: 0.9 };

/** Sentences that recur in so many turns were prepared for any question. */
const boilerplateTurns = 3;

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:es|s)$/u, '')
    .slice(0, 5);

/** Words that occur in questions on any subject. */
const generic = new Set(
  'question interview tell describe explain example help think people work today year time thank change problem'
    .split(' ')
    .map(stemOf),
);

/** Classifies the sentences of an expert, turn by turn in spoken order, as on the subject or asides. */
export function makeSentences(input: AnalysisInput) {
  const { questions, language, turns } = input;
  const asked = [
    ...questions,
    ...turns.flatMap(({ role, text }) => (role === 'agent' ? sentencesOf(text, language).filter(asks) : [])),
  ];
  const topic = new Set(
    asked
      .flatMap((question) => contentWords(question, language))
      .map(stemOf)
      .filter((stem) => !generic.has(stem)),
  );
  const isPrivate = makePrivateLife(asked.join('\n'), language);
  const isTopical = (content: readonly string[]) => content.some((word) => topic.has(stemOf(word)));
  const known = repetitionsIn(turns, language);
  const seen = new Set<string>();

  /** Classifies a sentence without its context. */
  function own(text: string, content: readonly string[], question: ReadonlySet<string>): Aside | undefined {
    const key = keyOf(content);
    const isKnown =
      content.length >= repeatable && (seen.has(key) || (known.get(key) ?? 0) >= boilerplateTurns);
    seen.add(key);
    if (isAnnoyed(text, language)) return 'against';
    if (isLeaving(text, language)) return 'leaving';
    // "We" describes such words; it does not give orders.
    if (isOrder(text, language) && !speaksForOthers(text, language)) return 'order';
    if (isFiller(text, language)) return 'filler';
    if (isKnown) return 'repeated';
    if (asks(text.slice(-3))) return 'question';
    if (isNonAnswer(text, language)) return 'non-answer';
    if (isEcho(text, content, question)) return 'echo';
    return isPrivate(text) ? 'private' : undefined;
  }

  function isEcho(text: string, content: readonly string[], question: ReadonlySet<string>): boolean {
    const words = contentWords(text, language);
    if (words.length < 2 || specifics(substanceOf(text, language)) > 0) return false;
    return content.filter((word) => question.has(stemOf(word))).length / content.length >= echoShare;
  }

  /** Returns whether a sentence continues the preceding aside. */
  function goesOn(before: Aside | undefined, text: string, content: readonly string[]): boolean {
    if (before === 'private' || before === 'order')
      return !isTopical(content) && !isReturning(text, language);
    if (before === 'against') return !isTopical(content) && specifics(substanceOf(text, language)) === 0;
    return before === 'non-answer' && isEmpty(text, language);
  }

  const habit = habitOf(turns, language, isPrivate);

  /** Returns whether a turn as a whole has left the subject. */
  function hasStrayed(turn: AnalysisTurn, sentences: readonly SpokenSentence[]): boolean {
    const words = (some: readonly SpokenSentence[]) =>
      some.reduce((sum, { content }) => sum + content.length, 0);
    const all = words(sentences);
    if (all === 0 || (all < stray.fewestContentWords && habit(turn) < 0.5)) return false;
    const topical = words(sentences.filter(({ content }) => isTopical(content))) / all;
    return (
      words(sentences.filter(({ aside }) => aside === 'private')) / all +
        stray.voice * privateVoice(turn.text, language) +
        (topical < stray.topical ? stray.noTopic : 0) +
        stray.habit * habit(turn) >=
      stray.enough
    );
  }

  return (turn: AnalysisTurn, question: string): SpokenSentence[] => {
    const stems = new Set(contentWords(question, language).map(stemOf));
    let before: Aside | undefined;
    const sentences = sentencesOf(turn.text, language).map((text): SpokenSentence => {
      const content = [...new Set(contentWords(text, language).map((word) => word.toLowerCase()))];
      const aside = own(text, content, stems) ?? (goesOn(before, text, content) ? before : undefined);
      before = aside;
      return { turn, text, content, ...(aside && { aside }) };
    });
    // a single sentence about the family does no harm
    if (!hasStrayed(turn, sentences))
      return sentences.map(({ aside, ...rest }) =>
        aside && aside !== 'private' ? { ...rest, aside } : rest,
      );
    return sentences.map((sentence) => ({ ...sentence, aside: sentence.aside ?? 'private' }));
  };
}

/**
 * Returns the share of the expert's other turns in which at least every third sentence is about private life by its
 * words.
 */
function habitOf(turns: readonly AnalysisTurn[], language: Language, isPrivate: (text: string) => boolean) {
  const said = turns.filter(({ role }) => role === 'user');
  const straying = new Set(
    said.filter(({ text }) => {
      const sentences = sentencesOf(text, language);
      return sentences.filter(isPrivate).length * 3 >= sentences.length;
    }),
  );
  return (turn: AnalysisTurn) =>
    (straying.size - (straying.has(turn) ? 1 : 0)) / Math.max(1, said.length - 1);
}

const keyOf = (content: readonly string[]) => content.map(stemOf).sort().join(' ');

function repetitionsIn(turns: readonly AnalysisTurn[], language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { role, text } of turns) {
    if (role !== 'user') continue;
    const keys = sentencesOf(text, language).map((each) =>
      keyOf([...new Set(contentWords(each, language).map((word) => word.toLowerCase()))]),
    );
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Asides that devalue a small rest of the answer too. */
const spoiling: readonly (Aside | undefined)[] = [
  'against',
  'private',
  'order',
  'non-answer',
  'echo',
  'filler',
  'repeated',
];

/**
 * Returns the sentences of an answer that are about the subject. A rest without figures, names, dates and reasons
 * that is smaller than the asides around it, and too small for an answer, does not count.
 */
export function onSubject(
  sentences: readonly SpokenSentence[],
  language: Language,
  fewest: number,
): SpokenSentence[] {
  const said = sentences.filter(({ aside }) => aside === undefined);
  const words = (some: readonly SpokenSentence[]) => new Set(some.flatMap(({ content }) => content)).size;
  const rest = words(said);
  if (rest >= fewest || rest >= words(sentences.filter(({ aside }) => spoiling.includes(aside)))) return said;
  const substance = substanceOf(said.map(({ text }) => text).join(' '), language);
  return specifics(substance) + substance.evidence > 0 ? said : [];
}
