import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: Record<string, unknown> }> }>
  >;
}

interface CheckedAnswer {
  method: string;
  template: string;
  status: number;
  body?: unknown;
}

/** The returned function throws if the document describes the operation but not the answer. */
export function makeAnswerCheck(document: OpenApi): (answer: CheckedAnswer) => void {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (parts: readonly string[]): ValidateFunction => {
    const pointer = parts
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    validators.set(pointer, validate);
    return validate;
  };

  return ({ method, template, status, body }) => {
    const responses = document.paths[template]?.[method.toLowerCase()]?.responses;
    if (!responses) return;
    const described = responses[status];
    if (!described) throw new Error(`${method} ${template} answered ${status}, which is not described`);
    if (!described.content) {
      if (body !== undefined) throw new Error(`${method} ${template} ${status} has a body`);
      return;
    }
    if (!('application/json' in described.content)) return; // a file or a stream
    const operation = ['paths', template, method.toLowerCase()];
    const validate = validatorAt([
      ...operation,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]);
    if (validate(body)) return;
    throw new Error(`${method} ${template} ${status} does not fit: ${ajv.errorsText(validate.errors)}`);
  };
}

/** Returns the path template that matches a path, preferably one without parameters. */
export function templateOf(templates: readonly string[], pathname: string): string | undefined {
  const parts = pathname.split('/');
  const matches = templates.filter((template) => {
    const pattern = template.split('/');
    return (
      pattern.length === parts.length && pattern.every((part, n) => part.startsWith('{') || part === parts[n])
    );
  });
  return matches.sort((a, b) => a.split('{').length - b.split('{').length)[0];
}
