import type { Command } from './sharded-writes';

type Fields = Readonly<Record<string, unknown>>;

/** First fields of a collection's indexes, including `_id`. */
export type IndexedFields = readonly string[];

/** Returns the queries without a hint that several indexes, or none, could serve. */
export function hintProblems(command: Command, indexed: IndexedFields): string[] {
  const [operation = '', collection] = Object.entries(command)[0] ?? [];
  return queriesOf(operation, command).flatMap(({ filter, sort, hint }) => {
    const fields = [...new Set([...fieldsOf(filter), ...sort.slice(0, 1)])];
    if (hint !== undefined || fields.length === 0 || isById(filter)) return [];
    const candidates = indexed.filter((field) => fields.includes(field));
    if (candidates.length === 1) return [];
    return [`${operation} of ${String(collection)} by ${fields.join(', ')} without a hint`];
  });
}

interface Query {
  filter: Fields;
  sort: string[];
  hint: unknown;
}

function queriesOf(operation: string, command: Command): Query[] {
  const queryOf = (filter: unknown, { hint, sort }: Fields): Query[] => [
    { filter: Object(filter) as Fields, sort: orderedBy(sort), hint },
  ];
  const listed = (name: string) => (command[name] ?? []) as Fields[];
  switch (operation) {
    case 'find':
      return queryOf(command['filter'], command);
    case 'distinct':
    case 'findAndModify':
      return queryOf(command['query'], command);
    case 'aggregate':
      return queryOf(listed('pipeline')[0]?.['$match'], command);
    case 'update':
    case 'delete':
      return [...listed('updates'), ...listed('deletes')].flatMap((change) => queryOf(change['q'], change));
    default:
      return [];
  }
}

const orderedBy = (sort: unknown): string[] =>
  sort instanceof Map ? [...(sort as Map<string, unknown>).keys()] : Object.keys(Object(sort) as object);

/** A filter by one id only has its own plan. */
const isById = (filter: Fields): boolean =>
  Object.keys(filter).join() === '_id' && typeof filter['_id'] === 'string';

function fieldsOf(filter: Fields): string[] {
  return Object.entries(filter).flatMap(([field, condition]) =>
    Array.isArray(condition) && field.startsWith('$')
      ? condition.flatMap((each) => fieldsOf(Object(each) as Fields))
      : field.startsWith('$')
        ? []
        : [field],
  );
}
