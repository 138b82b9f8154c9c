import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isBareFigures } from './filler';
import { contentOf } from './sentence-content';
import { type TurnParts } from './turn-parts';
import { asksForQuantity } from './vagueness';

/** A single turn of mere figures may be an answer. */
const bareTurns = { min: 2, share: 0.5 };

export function figureTalkIn(
  { language, turns }: AnalysisInput,
  { holdsNumber, partsOf }: TurnParts,
): ReadonlySet<AnalysisTurn> {
  const said = turns.filter(({ role }) => role === 'user');
  const bare = said.filter((turn) => {
    // a number that is dictated is not a figure
    const told = partsOf(turn)
      .filter((each) => !holdsNumber(each))
      .join(' ');
    return isBareFigures(told, contentOf(told, language), language);
  });
  const unasked = bare.filter((turn) => {
    const before = turns.slice(0, turns.indexOf(turn)).findLast(({ role }) => role === 'agent');
    return !before || !asksForQuantity(before.text, language);
  });
  const isMostly = bare.length >= Math.max(bareTurns.min, said.length * bareTurns.share);
  return new Set(isMostly && unasked.length >= bareTurns.min ? bare : []);
}
