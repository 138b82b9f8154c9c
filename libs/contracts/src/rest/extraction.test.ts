import { extractionSchemaInput } from './extraction';

const anObject = (properties: object) => ({ type: 'object', properties });
const number = { type: 'number' };

/** Returns the first problem of a schema with its path; undefined if there is none. */
function problemOf(schema: unknown): string | undefined {
  const [issue] = extractionSchemaInput.safeParse(schema).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

/** Nests an object in itself. */
function nested(levels: number): object {
  return levels === 0 ? number : anObject({ a: nested(levels - 1) });
}

test('objects, arrays and values with descriptions are allowed', () => {
  const schema = {
    type: 'object',
    description: 'What the expert buys',
    properties: {
      volume: { type: 'number', description: 'Tonnes a year' },
      growing: { type: 'boolean' },
      sites: { type: 'integer' },
      suppliers: {
        type: 'array',
        items: {
          ...anObject({ name: { type: 'string' }, price: { type: 'string', enum: ['low', 'high'] } }),
          required: ['name'],
          additionalProperties: false,
        },
      },
      constructor: { type: 'string' },
    },
  };
  expect(extractionSchemaInput.parse(schema)).toEqual(schema);
  expect(problemOf(nested(5))).toBeUndefined();
});

test.each([
  ['no object', [], ': Invalid input: expected object, received array'],
  ['a value outside', { type: 'string' }, 'type: must be object'],
  ['no properties', anObject({}), 'properties: must have at least one property'],
  ['a reference', anObject({ a: { $ref: '#' } }), /^properties\.a(\.type)?: must have a type/],
  [
    'a pattern',
    anObject({ a: { type: 'string', pattern: '(a+)+$' } }),
    'properties.a: Unrecognized key: "pattern"',
  ],
  ['alternatives', anObject({ a: { ...number, anyOf: [] } }), 'properties.a: Unrecognized key: "anyOf"'],
  [
    'several types',
    anObject({ a: { type: ['string', 'null'] } }),
    /^properties\.a(\.type)?: must have a type/,
  ],
  [
    'no choice',
    anObject({ a: { type: 'string', enum: [] } }),
    'properties.a.enum: must have at least one entry',
  ],
  [
    'a long choice',
    anObject({ a: { type: 'string', enum: ['x'.repeat(201)] } }),
    /^properties\.a\.enum\.0: /,
  ],
  ['a dotted name', anObject({ 'a.b': number }), /^properties\.a\.b: /],
  [
    'a long description',
    anObject({ a: { ...number, description: 'x'.repeat(501) } }),
    /^properties\.a\.desc/,
  ],
  ['too many levels', nested(6), /at most 5 levels$/],
  ['many levels', nested(200), /at most 5 levels$/],
  [
    'endless levels',
    JSON.parse('{"type":"array","items":'.repeat(40_000) + '1' + '}'.repeat(40_000)),
    /at most 16384 bytes/,
  ],
  ['an array without items', anObject({ a: { type: 'array' } }), /^properties\.a\.items/],
])('%s is refused with its path', (_, schema, problem) => {
  expect(problemOf(schema)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('the number of properties and the size are limited', () => {
  const properties = (count: number, property: object) =>
    anObject(Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, property])));
  expect(problemOf(properties(100, number))).toBeUndefined();
  expect(problemOf(properties(101, number))).toBe(': must have at most 100 properties');
  expect(problemOf(properties(40, { ...number, description: 'x'.repeat(490) }))).toBe(
    ': must have at most 16384 bytes as JSON',
  );
});

test('a property named __proto__ is dropped', () => {
  const schema = extractionSchemaInput.parse(
    JSON.parse('{"type":"object","properties":{"__proto__":{"type":"object"},"a":{"type":"number"}}}'),
  );
  expect(Object.keys(schema.properties)).toEqual(['a']);
  expect(Object.getPrototypeOf(schema.properties)).toBe(Object.prototype);
});
