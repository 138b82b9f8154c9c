import { generateOpenApi, restOperations } from '@colloquy/contracts';

export interface DescribedOperation {
  method: string;
  template: string;
  /** Path segment before each path parameter, which names its resource. */
  resources: string[];
  /** Whether the operation refuses API keys. */
  bearerOnly: boolean;
  example: unknown;
  /** Fields of the body that contain ids. */
  idFields: string[];
  queries: string[];
}

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  $ref?: string;
}
interface Described {
  security?: Record<string, unknown>[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } };
}

const document = generateOpenApi(restOperations) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** All operations of the OpenAPI document. */
export const operations: readonly DescribedOperation[] = Object.entries(document.paths).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => {
      const content = requestBody?.content['application/json'];
      return {
        method: method.toUpperCase(),
        template,
        resources: resourcesOf(template),
        bearerOnly: security?.every((way) => 'bearer' in way) ?? false,
        example: content?.example,
        idFields: content ? idFieldsOf(content.schema) : [],
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      };
    }),
);

export function targetOf({ template, resources }: DescribedOperation, ids: readonly string[]): string {
  if (ids.length !== resources.length) throw new Error(`${template} needs ${resources.length} ids`);
  const rest = [...ids];
  return template.replaceAll(/\{\w+\}/g, () => rest.shift() ?? '');
}

function resourcesOf(template: string): string[] {
  const segments = template.split('/');
  return segments.flatMap((segment, n) => (segment.startsWith('{') ? [segments[n - 1] ?? ''] : []));
}

function idFieldsOf(schema: Schema): string[] {
  const name = schema.$ref?.split('/').at(-1);
  const { properties = {} } = name ? (document.components.schemas[name] ?? {}) : schema;
  return Object.entries(properties).flatMap(([field, { format }]) => (format === 'uuid' ? [field] : []));
}
