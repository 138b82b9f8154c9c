import { type Language } from '@colloquy/contracts';
import { scoreOfBuckets } from './linear-model';
import { type PackedModel, unpack } from './packed';
import { repairFeatures } from './repair-features';
import models from './self-repair.json';
import { type ValuePair } from './value-pair';

/** A speaker took a value back and said another one instead. */
interface FoundRepair {
  /** Whether the words can hardly mean anything else. */
  isCertain: boolean;
  /** The higher, the likelier. */
  score: number;
}

/** The model of some languages. */
interface Stored {
  repair: PackedModel;
  /** Separated by spaces. */
  languages: string;
  /** Scores above which 3 and 0.5 % of the examples lie that were written to mislead; in 20 languages 8 and 0.5 %. */
  least: { doubtful: number; certain: number };
}

const stored: readonly Stored[] = models;
const byLanguage = new Map(stored.flatMap((each) => each.languages.split(' ').map((code) => [code, each])));

/**
 * Finds out whether the speaker replaces the first value by the second one, with a linear model that was fitted to the examples in
 * `training`. Undefined if not.
 */
export function selfRepairIn(pair: ValuePair, language: Language): FoundRepair | undefined {
  const own = byLanguage.get(language);
  if (!own) return undefined;
  const score = scoreOfBuckets(unpack(own.repair), repairFeatures(pair, language));
  return score > own.least.doubtful ? { isCertain: score > own.least.certain, score } : undefined;
}
