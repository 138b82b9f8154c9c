import { generateOpenApi, restOperations } from '@colloquy/contracts';

export interface DescribedOperation {
  method: string;
  template: string;
  /** Path segment before each path parameter that is an id; the segment names its resource. */
  resources: string[];
  /** Query parameters without which a request is refused, with a valid value each. */
  requiredQuery: Record<string, string>;
  /** Whether the operation refuses API keys. */
  bearerOnly: boolean;
  example: unknown;
  idFields: string[];
  queries: string[];
}

interface Schema {
  format?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
}
interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Described {
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } };
}

const document = generateOpenApi(restOperations) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** Path parameters that are ordinal numbers, which start at 1. */
const ordinals = new Set(['versionNumber']);

export const operations: readonly DescribedOperation[] = Object.entries(document.paths).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => {
      const content = requestBody?.content['application/json'];
      return {
        method: method.toUpperCase(),
        template,
        resources: resourcesOf(template),
        requiredQuery: requiredQueryOf(parameters),
        bearerOnly: security?.every((way) => 'bearer' in way) ?? false,
        example: content?.example,
        idFields: content ? idFieldsOf(content.schema) : [],
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      };
    }),
);

/** @throws Error if the number of ids does not fit the path */
export function targetOf(
  {
    template,
    resources,
    requiredQuery,
  }: Pick<DescribedOperation, 'template' | 'resources' | 'requiredQuery'>,
  ids: readonly string[],
): string {
  if (ids.length !== resources.length) throw new Error(`${template} needs ${resources.length} ids`);
  const rest = [...ids];
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    ordinals.has(name) ? '1' : (rest.shift() ?? ''),
  );
  return Object.entries(requiredQuery).reduce(
    (target, [name, value]) => withQuery(target, name, value),
    path,
  );
}

export const withQuery = (target: string, name: string, value: string): string =>
  `${target}${target.includes('?') ? '&' : '?'}${name}=${value}`;

function resourcesOf(template: string): string[] {
  const segments = template.split('/');
  return segments.flatMap((segment, n) =>
    segment.startsWith('{') && !ordinals.has(segment.slice(1, -1)) ? [segments[n - 1] ?? ''] : [],
  );
}

function requiredQueryOf(parameters: readonly Parameter[]): Record<string, string> {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(required.map(({ name, schema }) => [name, schema.enum?.at(-1) ?? '1']));
}

function idFieldsOf(schema: Schema): string[] {
  const name = schema.$ref?.split('/').at(-1);
  const { properties = {} } = name ? (document.components.schemas[name] ?? {}) : schema;
  return Object.entries(properties).flatMap(([field, { format }]) => (format === 'uuid' ? [field] : []));
}
