import { comparisonKinds, type PointKind } from './comparison-models';

/** What the address of the list says. With `ids`, `agent` or `start` the form that starts a comparison is open. */
export interface ComparisonsSearch {
  page?: number;
  /** Interviews to compare, separated by commas. */
  ids?: string;
  /** The agent whose interviews are compared; has no effect beside `ids`. */
  agent?: string;
  start?: true;
}

/** What the address of a comparison says: which points are shown. */
export interface ComparisonSearch {
  kind?: PointKind;
  /** Number of the question, from 1. */
  question?: number;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Returns the distinct ids of a list separated by commas; other parts are left out. */
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
