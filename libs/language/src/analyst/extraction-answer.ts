import { type ExtractionLeaf, type ExtractionNode, type ExtractionSchema } from '@colloquy/contracts';
import { z } from 'zod';
import { type ExtractedValue, type Extraction, type ValueEvidence } from './analyst';

export const maxValues = 200;
/** In characters. */
const maxTextLength = 300;

/** The same for every schema, because a provider need not accept a client's and compiles one form only. Turns count from 1. */
export const toldForm = z.strictObject({
  values: z
    .array(
      z.strictObject({
        path: z.string().max(500),
        value: z.union([z.string().max(2000), z.number(), z.boolean()]),
        turn: z.int().min(1),
        quote: z.string().trim().max(2000),
      }),
    )
    .max(1000),
});

export type ToldValue = z.infer<typeof toldForm>['values'][number];

/** Names in a schema hold no character that a JSON pointer escapes. */
export const keysOf = (path: string): string[] => (path.startsWith('/') ? path.slice(1).split('/') : []);

export function leafAt(node: ExtractionNode, [key, ...rest]: readonly string[]): ExtractionLeaf | undefined {
  if (node.type !== 'object' && node.type !== 'array') return key === undefined ? node : undefined;
  if (key === undefined) return undefined;
  if (node.type === 'array') return /^(?:0|[1-9]\d{0,2})$/.test(key) ? leafAt(node.items, rest) : undefined;
  const property = Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
  return property && leafAt(property, rest);
}

export function problemOfForm(leaf: ExtractionLeaf, { value, quote }: ToldValue): string {
  if (quote.length > maxTextLength) return `quote must have at most ${maxTextLength} characters`;
  if (leaf.type === 'integer') return Number.isSafeInteger(value) ? '' : 'value must be an integer';
  if (typeof value !== leaf.type) return `value must be a ${leaf.type}`;
  if (leaf.type !== 'string' || typeof value !== 'string') return '';
  if (leaf.enum) return leaf.enum.includes(value) ? '' : `value must be one of ${leaf.enum.join(', ')}`;
  return value.trim() !== '' && value.length <= maxTextLength
    ? ''
    : `value must have 1 to ${maxTextLength} characters`;
}

interface FoundValue extends Omit<ValueEvidence, 'path'> {
  keys: readonly string[];
  value: ToldValue['value'];
}

export function filled(schema: ExtractionSchema, found: readonly FoundValue[]): Extraction {
  return objectOf(schema, found, '');
}

function objectOf({ properties }: ExtractionSchema, found: readonly FoundValue[], path: string): Extraction {
  const parts = Object.entries(properties).map(
    ([name, property]) => [name, partOf(property, under(found, name), `${path}/${name}`)] as const,
  );
  return {
    values: Object.fromEntries(parts.map(([name, { values }]) => [name, values])),
    evidence: parts.flatMap(([, { evidence }]) => evidence),
  };
}

type Part = Pick<Extraction, 'evidence'> & { values: ExtractedValue };

function partOf(node: ExtractionNode, found: readonly FoundValue[], path: string): Part {
  if (node.type === 'object') return objectOf(node, found, path);
  const [first] = found;
  if (!first) return { values: null, evidence: [] };
  if (node.type !== 'array') {
    const { value, quote, turnId } = first;
    return { values: value, evidence: [{ path, quote, turnId }] };
  }
  // the items are counted again, because values of some may have failed
  const places = [...new Set(found.map(({ keys: [place] }) => Number(place)))].sort((a, b) => a - b);
  const items = places.map((place, index) =>
    partOf(node.items, under(found, String(place)), `${path}/${index}`),
  );
  return { values: items.map(({ values }) => values), evidence: items.flatMap(({ evidence }) => evidence) };
}

const under = (found: readonly FoundValue[], key: string): FoundValue[] =>
  found.flatMap(({ keys: [first, ...keys], ...rest }) => (first === key ? [{ keys, ...rest }] : []));
