import { withheldTurns } from '../interviewer/record';
import { type AnalysisInput } from './analyst';

/** Removes what the expert said off the record or took back; no statement may rest on it. */
export function onTheRecord(input: AnalysisInput): AnalysisInput {
  const withheld = withheldTurns(input.turns, input.language);
  return { ...input, turns: input.turns.filter((_turn, index) => !withheld.has(index)) };
}
