import { type Language } from '@colloquy/contracts';
import { asksToFinishLater } from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isFiller } from './filler';
import { lastWordsIn } from './last-words';
import { asks } from './questions';
import { isNonAnswer } from './refusals';
import { type Relevance, stemOf } from './relevance';
import { makeRepetitionCheck } from './sentence-content';
import { type Aside, type SpokenSentence } from './spoken-sentence';
import { specifics, statementIn, substanceOf } from './substance';
import { makeTurnAsides } from './turn-asides';
import { type Orders, type TurnParts } from './turn-parts';
import { speaksForOthers } from './voice';

const echoShare = 0.7;

const minAnswering = 2;

/** The returned function remembers its sentences, to recognise repetitions. */
export function makeAsides(
  input: AnalysisInput,
  relevance: Relevance,
  { parts, orders }: { parts: TurnParts; orders: Orders },
) {
  const { language } = input;
  const { isTopical } = relevance;
  const { isOrder } = parts;
  const lastWords = lastWordsIn(input, relevance.topicalShare);
  const asideOfTurn = makeTurnAsides(input, relevance, parts);
  const isRepeated = makeRepetitionCheck(input.turns, language);

  return (
    turn: AnalysisTurn,
    sentences: readonly SpokenSentence[],
    question: string,
  ): (Aside | undefined)[] => {
    const asked = new Set(contentWords(question, language).map(stemOf));
    const whole = asideOfTurn(turn);
    const isDoubtful = orders.doubtful.has(turn);
    let before: Aside | undefined;
    return sentences.map((sentence) => {
      const isLast = turn === lastWords.turn && lastWords.sentences.has(sentence.text);
      before = isLast
        ? 'leaving'
        : (ownAside(sentence, asked, isDoubtful) ?? asideAround(sentence, before, whole));
      return before;
    });
  };

  function ownAside(
    sentence: SpokenSentence,
    asked: ReadonlySet<string>,
    isDoubtful: boolean,
  ): Aside | undefined {
    const { text, content } = sentence;
    const isKnown = isRepeated(content);
    if (isOrder(text) || (isDoubtful && saysNothing(sentence, isTopical, language))) return 'order';
    if (isFiller(text, language)) return 'filler';
    if (isKnown) return 'repeated';
    if (asks(text.slice(-3))) return 'question';
    if (content.length < thinAnswerContentWords && asksToFinishLater(text, language)) return 'leaving';
    if (isNonAnswer(text, language)) return 'non-answer';
    return isEcho(sentence, asked, language) ? 'echo' : undefined;
  }

  function asideAround(
    sentence: SpokenSentence,
    before: Aside | undefined,
    whole: Aside | undefined,
  ): Aside | undefined {
    const { text, content } = sentence;
    if (before === 'order' && !isTopical(content) && !speaksForOthers(text, language)) return before;
    return whole === 'tirade' && answers(sentence, isTopical, language) ? undefined : whole;
  }
}

function saysNothing(
  { text, content }: SpokenSentence,
  isTopical: Relevance['isTopical'],
  language: Language,
): boolean {
  if (isTopical(content) || speaksForOthers(text, language)) return false;
  const { isCheckable, isCausal } = statementIn(text, content, language);
  return !isCheckable && !isCausal;
}

function answers(
  { text, content }: SpokenSentence,
  isTopical: Relevance['isTopical'],
  language: Language,
): boolean {
  const { isCheckable, isCausal } = statementIn(text, content, language);
  return (isCheckable || isCausal) && content.filter((word) => isTopical([word])).length >= minAnswering;
}

function isEcho({ text, content }: SpokenSentence, asked: ReadonlySet<string>, language: Language): boolean {
  const words = contentWords(text, language);
  if (words.length < 2 || specifics(substanceOf(text, language)) > 0 || deniesIn(text, language))
    return false;
  return content.filter((word) => asked.has(stemOf(word))).length / content.length >= echoShare;
}
