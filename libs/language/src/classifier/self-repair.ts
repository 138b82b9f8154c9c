import { type Language } from '@colloquy/contracts';
import { type LinearModel, scoreOfBuckets } from './linear-model';
import { type PackedModel, unpack } from './packed';
import { repairFeatures } from './repair-features';
import stored from './self-repair.json';
import { type ValuePair } from './value-pair';

/** A speaker took a value back and said another one instead. */
interface FoundRepair {
  /** Whether the words can hardly mean anything else. */
  isCertain: boolean;
  /** The higher, the likelier. */
  score: number;
}

interface Stored {
  repair: PackedModel;
  /** Separated by spaces. */
  languages: string;
  /** Scores above which 1.5 and 0.5 % of the examples lie that were written to mislead. */
  least: { doubtful: number; certain: number };
}

const { repair, languages, least }: Stored = stored;
const known = new Set(languages.split(' '));
let unpacked: LinearModel | undefined;

export const knowsRepairsIn = (language: Language): boolean => known.has(language);

/**
 * Finds out whether the speaker replaces the first value by the second one, with a linear model that was fitted to the examples in
 * `training`. Undefined if not, or in languages without examples.
 */
export function selfRepairIn(pair: ValuePair, language: Language): FoundRepair | undefined {
  if (!knowsRepairsIn(language)) return undefined;
  unpacked ??= unpack(repair);
  const score = scoreOfBuckets(unpacked, repairFeatures(pair, language));
  return score > least.doubtful ? { isCertain: score > least.certain, score } : undefined;
}
