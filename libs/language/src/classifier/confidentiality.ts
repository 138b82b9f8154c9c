import { type Language } from '@colloquy/contracts';
import { remembered } from '../text/remembered';
import models from './confidentiality.json';
import { type Features, featuresOf } from './features';
import { bestWindow, type LinearModel, type Range, scoreOf } from './linear-model';
import { type PackedModel, unpack } from './packed';
import { statesMore } from './stated';
import { plainText, tokensOf } from './tokens';

/** A wish that something be kept confidential or left out. */
export interface ConfidentialityRequest {
  /** Whether the words can hardly mean anything else. */
  isCertain: boolean;
  /**
   * What is meant: the sentence itself if it states something besides, else what was said before or what comes next;
   * undefined if the model cannot tell these two.
   */
  isAbout: 'itself' | 'before' | 'next' | undefined;
}

/** The models of some languages. */
interface Stored {
  request: PackedModel;
  next: PackedModel;
  /** Scores above which 8 and 1 % of the harmless examples lie; in 20 languages 6 and 1 %. */
  least: Partial<Record<Language, { doubtful: number; certain: number }>>;
}

const stored: readonly Stored[] = models;

/** A score closer to 0 leaves the direction open. */
const leastDirection = 1.5;

/**
 * Finds out whether a sentence asks that something be kept confidential, with a linear model that was fitted to the
 * examples in `training`. It finds 59 % of these in 12 languages and 62 % in 20 others, and takes 8 and 6 % of the harmless ones, most of
 * which were written to mislead it, for a request; `isCertain` finds 24 and 30 % and errs in 1 %.
 */
export const confidentialityRequestIn = (
  sentence: string,
  language: Language,
): ConfidentialityRequest | undefined =>
  remembered(`${language} confidentiality`, sentence, () => find(plainText(sentence), language));

function find(text: string, language: Language): ConfidentialityRequest | undefined {
  const own = stored.find(({ least }) => least[language]);
  const least = own?.least[language];
  if (!own || !least) return undefined;
  const [request, next] = [unpack(own.request), unpack(own.next)];
  const tokens = tokensOf(text);
  const features = featuresOf(tokens, language);
  const found = bestWindow(request, features);
  if (!found || found.score <= least.doubtful) return undefined;
  const asks = (range: Range) => (bestWindow(request, features, range)?.score ?? 0) > least.doubtful;
  return {
    isCertain: found.score > least.certain,
    isAbout: statesMore({ text, tokens, language }, found, asks) ? 'itself' : directionOf(next, features),
  };
}

function directionOf(model: LinearModel, features: readonly Features[]): 'before' | 'next' | undefined {
  const score = scoreOf(model, features);
  if (Math.abs(score) < leastDirection) return undefined;
  return score > 0 ? 'next' : 'before';
}
