import type { Schema } from 'mongoose';

export type Command = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

export const shardKeyOf = (schema: Schema): readonly string[] =>
  Object.keys((schema.get('shardKey') as Fields | null) ?? {});

/** Returns why a collection cannot be sharded by its key. */
export function schemaProblems(name: string, schema: Schema): string[] {
  if (!schema.get('shardKey')) return [`${name}: the schema lacks the option shardKey`];
  const shardKey = shardKeyOf(schema);
  return schema.indexes().flatMap(([index, { unique }]) => {
    const isServed = shardKey.every((field, n) => Object.keys(index)[n] === field);
    if (!unique || isServed) return [];
    return [`${name}: ${JSON.stringify(index)} is unique but does not begin with the shard key`];
  });
}

/** Returns the writes that do not select their documents by the whole shard key. */
export function writeProblems(command: Command, shardKey: readonly string[]): string[] {
  const [operation = '', collection] = Object.entries(command)[0] ?? [];
  const listed = (name: string) => (command[name] ?? []) as Fields[];
  const inserts = listed('documents').map((document) => shardKey.filter((field) => !(field in document)));
  const { query, upsert } = command;
  const found = operation === 'findAndModify' ? [{ q: query, upsert }] : [];
  const changes = [...listed('updates'), ...listed('deletes'), ...found].map((change) => {
    const filter = change['q'] as Fields;
    if (Object.keys(filter).length === 0) return [];
    return shardKey.filter((field) => !isSelected(filter[field], change['upsert'] === true));
  });
  return [...inserts, ...changes]
    .filter((missing) => missing.length > 0)
    .map((missing) => `${operation} of ${String(collection)} without ${missing.join(', ')}`);
}

function isSelected(condition: unknown, isUpsert: boolean): boolean {
  if (condition === undefined) return false;
  const operators = Object.keys(Object(condition)).filter((key) => key.startsWith('$'));
  return operators.length === 0 || operators.includes('$eq') || (!isUpsert && operators.includes('$in'));
}
