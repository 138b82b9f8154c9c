import { type Language } from '@colloquy/contracts';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { asks } from './questions';
import { namesListener, refuses, tellsFact } from './refusals';
import { speaksForOthers } from './voice';

/** In content words; a longer turn tells something, whomever it addresses. */
const longest = 2 * thinAnswerContentWords;

const isQuestion = (sentence: string) => asks(sentence.slice(-3));

/** Minimum number and share of such turns: "you" may stand for anybody, so one turn is a weak sign. */
const enough = { turns: 2, share: 1 / 3 };

export function confrontationsIn(
  said: readonly AnalysisTurn[],
  isTopical: (content: readonly string[]) => boolean,
  language: Language,
): ReadonlySet<AnalysisTurn> {
  const isPlain = ({ text }: AnalysisTurn, most: number) =>
    contentWords(text, language).length < most &&
    !tellsFact(text, language) &&
    !sentencesOf(text, language).some((each) => !isQuestion(each) && speaksForOthers(each, language));
  const confronts = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language).some(
      (each) =>
        !isTopical(contentWords(each, language)) && (namesListener(each, language) || isQuestion(each)),
    );
  const confronting = said.filter((turn) => isPlain(turn, longest) && confronts(turn));
  if (confronting.length < Math.max(enough.turns, said.length * enough.share)) return new Set();
  const refusing = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language).some((each) => refuses(each, language));
  return new Set(
    said.filter(
      (turn) =>
        confronting.includes(turn) ||
        isPlain(turn, thinAnswerContentWords) ||
        (isPlain(turn, longest) && refusing(turn)),
    ),
  );
}
