import { z } from 'zod';
import { requiredText, text } from './text';

interface Described {
  description?: string | undefined;
}

interface StringNode extends Described {
  type: 'string';
  enum?: string[] | undefined;
}

interface ScalarNode extends Described {
  type: 'number' | 'integer' | 'boolean';
}

/** A part of an {@link ExtractionSchema} that stands for one value. */
export type ExtractionLeaf = StringNode | ScalarNode;

interface ObjectNode extends Described {
  type: 'object';
  properties: Record<string, ExtractionNode>;
  required?: string[] | undefined;
  additionalProperties?: false | undefined;
}

interface ArrayNode extends Described {
  type: 'array';
  items: ExtractionNode;
}

export type ExtractionNode = ObjectNode | ArrayNode | ExtractionLeaf;

/** JSON Schema of the values that a client requests: the subset that is documented for `extractionSchema`. */
export type ExtractionSchema = ObjectNode;

/** Objects and arrays within each other, counted with the outermost object. */
const maxLevels = 5;
const maxProperties = 100;
/** Maximum size of a schema as JSON, bytes. */
const maxBytes = 16 * 1024;

/** Begins with a letter: neither the database nor a language model gives such names a meaning of its own. */
const propertyName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

const described = { description: text(500).optional() };

const leaves = [
  z.strictObject({
    type: z.literal('string'),
    enum: z
      .array(requiredText(200), { error: 'must be an array of strings' })
      .min(1, 'must have at least one entry')
      .max(50, 'must have at most 50 entries')
      .optional(),
    ...described,
  }),
  z.strictObject({ type: z.enum(['number', 'integer', 'boolean']), ...described }),
] as const;

const objectOf = (property: z.ZodType<ExtractionNode>) =>
  z.strictObject({
    type: z.literal('object', 'must be object'),
    properties: z
      .record(z.string().regex(propertyName, 'must be a name of letters, digits, _ and -'), property, {
        error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
      })
      .refine((properties) => Object.keys(properties).length > 0, 'must have at least one property'),
    required: z.array(z.string()).optional(),
    additionalProperties: z.literal(false, 'must be false').optional(),
    ...described,
  });

/** Bounded in depth, so that a hostile schema ends the check early. */
function nodeWithin(levels: number): z.ZodType<ExtractionNode> {
  if (levels === 0) {
    return z.discriminatedUnion('type', leaves, {
      error: `must be a string, number, integer or boolean: the schema has at most ${maxLevels} levels`,
    });
  }
  const inner = nodeWithin(levels - 1);
  return z.discriminatedUnion(
    'type',
    [objectOf(inner), z.strictObject({ type: z.literal('array'), items: inner, ...described }), ...leaves],
    { error: 'must have a type: object, array, string, number, integer or boolean' },
  );
}

/** Infinite for a value that is nested too deeply to be written. */
function bytesOf(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value) ?? '').length;
  } catch {
    return Infinity;
  }
}

function propertiesIn(node: ExtractionNode): number {
  if (node.type === 'array') return propertiesIn(node.items);
  if (node.type !== 'object') return 0;
  return Object.values(node.properties).reduce((sum, property) => sum + 1 + propertiesIn(property), 0);
}

/** An {@link ExtractionSchema}; everything outside the subset is refused with its path. */
export const extractionSchemaInput = z
  .preprocess(
    (value, context) => {
      if (bytesOf(value) <= maxBytes) return value;
      context.addIssue({ code: 'custom', message: `must have at most ${maxBytes} bytes as JSON` });
      return z.NEVER;
    },
    objectOf(nodeWithin(maxLevels - 1)).refine(
      (schema) => propertiesIn(schema) <= maxProperties,
      `must have at most ${maxProperties} properties`,
    ),
  )
  .meta({
    type: ['object', 'null'],
    additionalProperties: true,
    description:
      'JSON Schema of the values to extract from the conversation, made of objects (properties), arrays (items), strings (also with enum), ' +
      `numbers, integers and booleans, each with a description. At most ${maxLevels} levels, ${maxProperties} properties and ` +
      `${maxBytes} bytes; names have letters, digits, _ and -. required has no effect: a value that the expert did not say is null`,
  });

export const extractionSchema = z
  .object({
    status: z
      .enum(['extracted', 'unavailable'])
      .describe(
        'unavailable: no language model is configured, or it failed; another analysis may extract the values',
      ),
    values: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'Every property of the schema. A value that the expert did not say, that personal data forbids or that failed a check ' +
          'is null, as is an array without items. Null if unavailable',
      ),
    evidence: z
      .array(z.object({ path: z.string(), quote: z.string(), turnId: z.string() }))
      .describe(
        'For each value that is not null: its JSON pointer in values, the words of the expert that say it, verbatim, and their turn',
      ),
  })
  .meta({ id: 'Extraction' });
