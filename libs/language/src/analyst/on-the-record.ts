import { keptWords, withheldTurns } from '../interviewer/record';
import { type AnalysisInput } from './analyst';

/** Removes what the expert said off the record or took back; no statement may rest on it. */
export function onTheRecord(input: AnalysisInput): AnalysisInput {
  const withheld = withheldTurns(input.turns, input.language);
  const kept = keptWords(input.turns, input.language);
  const turns = input.turns.flatMap((turn, index) => {
    const text = kept.get(index);
    if (text !== undefined) return [{ ...turn, text }];
    return withheld.has(index) ? [] : [turn];
  });
  return { ...input, turns };
}
