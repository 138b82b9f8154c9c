import { isId } from '../app/search-values';
import { comparisonKinds, type PointKind } from './comparison-models';

/** Search parameters of the list of comparisons. With `ids`, `agent` or `start`, the form for a new comparison is open. */
export interface ComparisonsSearch {
  page?: number;
  /** Interviews to compare, separated by commas. */
  ids?: string;
  /** Id of the agent whose interviews are compared; ignored if there are `ids`. */
  agent?: string;
  start?: true;
}

/** Search parameters of the page of a comparison: filters of its points. */
export interface ComparisonSearch {
  kind?: PointKind;
  /** Number of the question, from 1. */
  question?: number;
}

/** Returns the distinct ids of a comma-separated list and drops other texts. */
export const idsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(isId),
  ),
];

export function validateComparisonsSearch(given: Record<string, unknown>): ComparisonsSearch {
  const page = Number(given['page']);
  const ids = typeof given['ids'] === 'string' ? idsIn(given['ids']).join(',') : '';
  const { agent } = given;
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(ids && { ids }),
    ...(!ids && isId(agent) && { agent }),
    ...(given['start'] === true && { start: true }),
  };
}

export function validateComparisonSearch(given: Record<string, unknown>): ComparisonSearch {
  const kind = comparisonKinds.find((known) => known === given['kind']);
  const question = Number(given['question']);
  return {
    ...(kind && { kind }),
    ...(Number.isInteger(question) && question > 0 && { question }),
  };
}
