import { holdsIdentifier } from '../personal-data/identifiers';
import { remembered } from '../text/remembered';
import { sentencesOf } from '../text/segment';
import { addressesReader } from './address';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { dictates } from './dictated-numbers';
import { splitAtColon, splitBefore } from './split';

/** How the turns of an interview are cut into sentences. */
export interface TurnParts {
  /** Returns whether a text addresses the reader or the software. */
  isOrder: (text: string) => boolean;
  /** Returns whether a text has an identifier or dictates a number. */
  holdsNumber: (text: string) => boolean;
  /** Returns the sentences of a turn, cut before orders and dictated numbers. */
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

/** Where the turns of an interview give orders to the reader or the software. */
export interface Orders {
  /** Whether a turn begins with an order. */
  isOpening: boolean;
  /** Turns without an order, in an interview of which a turn begins with one: further orders may not be recognised. */
  doubtful: ReadonlySet<AnalysisTurn>;
}

export function ordersIn(said: readonly AnalysisTurn[], { isOrder, partsOf }: TurnParts): Orders {
  const places = said.map((turn) => partsOf(turn).findIndex(isOrder));
  const isOpening = places.includes(0);
  return { isOpening, doubtful: new Set(isOpening ? said.filter((_turn, at) => places[at] === -1) : []) };
}
