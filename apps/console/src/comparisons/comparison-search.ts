import { isId } from '../app/search-values';
import { comparisonKinds, type PointKind } from './comparison-models';

/** Search parameters of the list of comparisons. With `ids`, `agent` or `start`, the form for a new comparison is open. */
export interface ComparisonsSearch {
  page?: number;
  ids?: string;
  agent?: string;
  start?: true;
}

export interface ComparisonSearch {
  kind?: PointKind;
  /** From 1. */
  question?: number;
}

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
