import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it comes over the wire
export type Json = any;

/** An answer of the API, checked against the published description. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** How a caller proves who it is. */
export interface Credentials {
  apiKey?: string;
  bearerToken?: string;
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: Record<string, unknown> }> }>
  >;
}

/** Calls the API and holds every answer against the OpenAPI document the platform itself serves. */
export async function makeApi(baseUrl: string) {
  const document = (await (await fetch(`${baseUrl}/api-docs/openapi.json`)).json()) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  const validators = new Map<string, ValidateFunction>();

  function check(method: string, target: string, answer: Answer): void {
    const pathname = new URL(target, baseUrl).pathname;
    const template = templateOf(Object.keys(document.paths), pathname);
    const responses = template ? document.paths[template]?.[method.toLowerCase()]?.responses : undefined;
    if (!template || !responses) return;
    const described = responses[answer.status];
    if (!described)
      throw new Error(`${method} ${template} answered ${answer.status}, which is not described`);
    if (!described.content) {
      if (answer.body !== undefined) throw new Error(`${method} ${template} ${answer.status} has a body`);
      return;
    }
    const pointer = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(answer.status),
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    validators.set(pointer, validate);
    if (validate(answer.body)) return;
    throw new Error(
      `${method} ${template} ${answer.status} does not fit: ${ajv.errorsText(validate.errors)}`,
    );
  }

  return {
    document,
    as(credentials: Credentials) {
      return async (method: string, target: string, body?: unknown): Promise<Answer> => {
        const response = await fetch(`${baseUrl}${target}`, {
          method,
          headers: {
            ...(credentials.apiKey === undefined ? {} : { 'x-api-key': credentials.apiKey }),
            ...(credentials.bearerToken === undefined
              ? {}
              : { authorization: `Bearer ${credentials.bearerToken}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        const answer = {
          status: response.status,
          headers: response.headers,
          body: text === '' ? undefined : (JSON.parse(text) as Json),
        };
        check(method, target, answer);
        return answer;
      };
    },
  };
}

/** The described path an address belongs to; one without parameters is preferred. */
function templateOf(templates: readonly string[], pathname: string): string | undefined {
  const parts = pathname.split('/');
  const matches = templates.filter((template) => {
    const pattern = template.split('/');
    return (
      pattern.length === parts.length && pattern.every((part, n) => part.startsWith('{') || part === parts[n])
    );
  });
  return matches.sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

export type Api = Awaited<ReturnType<typeof makeApi>>;
export type ApiClient = ReturnType<Api['as']>;
