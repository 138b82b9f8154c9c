import { contentWords } from '../text/content-words';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { confrontationsIn } from './confrontations';
import { figureTalkIn } from './figure-talk';
import { isSalad } from './filler';
import { promotionIn } from './promotion';
import { type Relevance } from './relevance';
import { type Aside } from './spoken-sentence';
import { strayedTurnsIn } from './strays';
import { rails } from './tirades';
import { type TurnParts } from './turn-parts';

export function makeTurnAsides(
  input: AnalysisInput,
  { isTopical, topicalShare }: Relevance,
  parts: TurnParts,
): (turn: AnalysisTurn) => Aside | undefined {
  const { language, turns } = input;
  const said = turns.filter(({ role }) => role === 'user');
  const promotion = promotionIn(input);
  const figureTalk = figureTalkIn(input, parts);
  const isTirade = rails(said, topicalShare, language);
  const strayed = strayedTurnsIn(input, { isTopical, topicalShare });
  const confrontations = confrontationsIn(said, isTopical, language);

  return (turn) => {
    if (promotion.has(turn)) return 'promotion';
    const content = contentWords(turn.text, language);
    if (isSalad(turn.text, topicalShare(content), language)) return 'filler';
    if (figureTalk.has(turn)) return 'filler';
    if (isTirade) return 'tirade';
    if (strayed.has(turn)) return 'private';
    return confrontations.has(turn) && !parts.partsOf(turn).some(parts.isOrder) ? 'against' : undefined;
  };
}
