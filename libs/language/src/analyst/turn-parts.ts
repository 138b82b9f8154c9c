import { holdsIdentifier } from '../personal-data/identifiers';
import { remembered } from '../text/remembered';
import { sentencesOf } from '../text/segment';
import { addressesReader } from './address';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { dictates } from './dictated-numbers';
import { splitAtColon, splitBefore } from './split';

export interface TurnParts {
  isOrder: (text: string) => boolean;
  holdsNumber: (text: string) => boolean;
  /** Cuts before orders and dictated numbers. */
  partsOf: (turn: AnalysisTurn) => string[];
}

export function turnPartsIn(input: AnalysisInput): TurnParts {
  const { language } = input;
  const isOrder = (text: string) => remembered(`${language} order`, text, () => addressesReader(text, input));
  const holdsNumber = (text: string) =>
    remembered(`${language} number`, text, () => holdsIdentifier(text) || dictates(text, language));
  const partsOf = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language)
      .flatMap((sentence) => splitBefore(sentence, isOrder, language))
      .flatMap((sentence) => splitAtColon(sentence, holdsNumber, language));
  return { isOrder, holdsNumber, partsOf };
}

export interface Orders {
  isOpening: boolean;
  /** Turns without a recognised order, if another turn begins with one: further orders may be unrecognised. */
  doubtful: ReadonlySet<AnalysisTurn>;
}

export function ordersIn(said: readonly AnalysisTurn[], { isOrder, partsOf }: TurnParts): Orders {
  const places = said.map((turn) => partsOf(turn).findIndex(isOrder));
  const isOpening = places.includes(0);
  return { isOpening, doubtful: new Set(isOpening ? said.filter((_turn, at) => places[at] === -1) : []) };
}
