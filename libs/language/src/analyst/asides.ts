import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { confidencesIn } from './confidences';
import { personalSentencesIn } from './personal-sentences';
import { knownNames, relevanceIn } from './relevance';
import { makeAsides } from './sentence-asides';
import { contentOf } from './sentence-content';
import { type SpokenSentence } from './spoken-sentence';
import { ordersIn, type TurnParts, turnPartsIn } from './turn-parts';

/** "Hey" is not an answer. */
const minAnsweringWords = 2;

/** Returns a function for the turns in spoken order, because a repeated sentence is an aside. */
export function makeSentences(input: AnalysisInput) {
  const { language, turns } = input;
  const relevance = relevanceIn(input);
  const parts = turnPartsIn(input);
  const said = turns.filter(({ role }) => role === 'user');
  const orders = ordersIn(said, parts);
  const asidesOf = makeAsides(input, relevance, { parts, orders });
  const isConfidence = confidencesOf(said, parts, language);
  const around = { language, names: folded(knownNames(input)), isShared: relevance.isShared };

  return (turn: AnalysisTurn, question: string): SpokenSentence[] => {
    const texts = parts.partsOf(turn);
    const sentences = texts.map((text): SpokenSentence => ({
      turn,
      text,
      content: contentOf(text, language),
    }));
    const asides = asidesOf(turn, sentences, question);
    const answer = orders.isOpening
      ? -1
      : sentences.findIndex(({ content }, at) => !asides[at] && content.length >= minAnsweringWords);
    const isPersonal = personalSentencesIn(sentences, around);
    return sentences.map((sentence, at): SpokenSentence => {
      const aside = asides[at];
      const isWithheld = isPersonal[at] || isConfidence(turn)[at] || parts.holdsNumber(sentence.text);
      return {
        ...sentence,
        ...(aside && { aside }),
        ...(aside === 'order' && answer !== -1 && at > answer && { isBehindAnswer: true }),
        ...(isWithheld && { isWithheld }),
      };
    });
  };
}

function confidencesOf(
  said: readonly AnalysisTurn[],
  { isOrder, partsOf }: TurnParts,
  language: Language,
): (turn: AnalysisTurn) => readonly boolean[] {
  // what is asked of the reader is not about confidence
  const sentences = said.map((turn) => partsOf(turn).map((text) => (isOrder(text) ? '' : text)));
  const found = confidencesIn(sentences, language);
  const byTurn = new Map(said.map((turn, at) => [turn, found[at] ?? []]));
  return (turn) => byTurn.get(turn) ?? [];
}
