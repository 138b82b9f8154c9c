import type { Problem, SchemaProblem } from './problem';

const maxLevels = 5;
const maxProperties = 100;
const maxBytes = 16 * 1024;
const propertyName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

type Finding = { path: string; what: SchemaProblem };
const at = (path: string, what: SchemaProblem): Finding => ({ path: path || '/', what });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known = new Map<string, readonly string[]>(
  Object.entries({
    object: ['properties', 'required', 'additionalProperties'],
    array: ['items'],
    string: ['enum'],
    number: [],
    integer: [],
    boolean: [],
  }),
);

function inNode(node: unknown, path: string, levels: number): Finding | undefined {
  if (!isObject(node)) return at(path, 'object');
  const type = String(node['type']);
  const words = known.get(type);
  if (!words) return at(path, 'type');
  const odd = Object.keys(node).find((name) => !['type', 'description', ...words].includes(name));
  if (odd !== undefined) return at(`${path}/${odd}`, 'unknown');
  if (type === 'string') return inEnum(node['enum'], path);
  if (type !== 'object' && type !== 'array') return undefined;
  if (levels === 0) return at(path, 'deep');
  if (type === 'array')
    return node['items'] === undefined
      ? at(path, 'items')
      : inNode(node['items'], `${path}/items`, levels - 1);
  return inProperties(node['properties'], path, levels);
}

function inEnum(values: unknown, path: string): Finding | undefined {
  if (values === undefined) return undefined;
  const isFine =
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= 50 &&
    values.every((value) => typeof value === 'string' && value.trim() !== '' && value.length <= 200);
  return isFine ? undefined : at(`${path}/enum`, 'enum');
}

function inProperties(properties: unknown, path: string, levels: number): Finding | undefined {
  if (!isObject(properties) || Object.keys(properties).length === 0) return at(path, 'properties');
  for (const [name, property] of Object.entries(properties)) {
    const inner = `${path}/${name}`;
    if (!propertyName.test(name)) return at(inner, 'name');
    const finding = inNode(property, inner, levels - 1);
    if (finding) return finding;
  }
  return undefined;
}

function countIn(node: unknown): number {
  if (!isObject(node)) return 0;
  if (node['type'] === 'array') return countIn(node['items']);
  if (!isObject(node['properties'])) return 0;
  return Object.values(node['properties']).reduce((sum: number, property) => sum + 1 + countIn(property), 0);
}

/** Checks an extraction schema, which must be in the subset of JSON Schema that the API accepts. */
export function schemaProblem(text: string): Problem | undefined {
  if (text.trim() === '') return undefined;
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return { kind: 'noJson' };
  }
  if (!isObject(schema) || schema['type'] !== 'object') return { kind: 'noSchema' };
  const finding = inNode(schema, '', maxLevels);
  if (finding) return { kind: 'schemaAt', ...finding };
  if (countIn(schema) > maxProperties) return { kind: 'schemaTooLarge' };
  return new TextEncoder().encode(JSON.stringify(schema)).length > maxBytes
    ? { kind: 'schemaTooLarge' }
    : undefined;
}
