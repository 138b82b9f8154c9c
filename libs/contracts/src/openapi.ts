import { OpenAPIRegistry, OpenApiGeneratorV31, type ResponseConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { notificationExample, notificationSchema, signatureHeaders } from './rest/notification';
import { errorSchema, type Operation, type OperationResponse } from './rest/operation';

const tags: Readonly<Record<Operation['service'], { name: string; description: string }>> = {
  interview: { name: 'Interviews', description: 'Interviews with their sessions, transcripts and analysis' },
  agent: { name: 'Agents', description: 'Interviewers, their handoffs, voices and prompt variables' },
  account: { name: 'Account', description: 'The current user and its API keys' },
  billing: { name: 'Billing', description: 'Invoices and the subscription, read-only' },
};

const rateLimitHeaders = z.object({
  'Retry-After': z.string().describe('Seconds until the next request can succeed'),
  RateLimit: z.string().describe('Requests left in the window, and its remaining seconds'),
  'RateLimit-Policy': z.string().describe('The limit and its window in seconds'),
});

/** Generates the OpenAPI 3.1 document; the default of `serverUrl` is a platform on the same machine. */
export function generateOpenApi(
  operations: readonly Operation[],
  serverUrl = 'http://localhost:8080',
): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'For servers. Create API Key returns it once.',
  });
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of the web application.',
  });
  for (const operation of operations) addOperation(registry, operation);
  addNotification(registry);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Colloquy API',
      version: '1',
      description:
        'Interviews between an AI interviewer and a human expert. Error responses have the form `{error}`.',
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: Object.values(tags).filter(({ name }) =>
      operations.some((operation) => tags[operation.service].name === name),
    ),
  });
}

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

function addNotification(registry: OpenAPIRegistry): void {
  registry.registerWebhook({
    method: 'post',
    path: 'interviewCompleted',
    operationId: 'interviewCompleted',
    summary: 'An interview has completed. Sent once to each endpoint in its notifications; never retried',
    description: 'Uses the method and the headers of the subscription.',
    tags: [tags.interview.name],
    security: [],
    request: {
      headers: signatureHeaders,
      body: { required: true, content: jsonContent(notificationSchema, notificationExample) },
    },
    responses: { '2XX': { description: 'Delivered. Any other status is a failed delivery' } },
  });
}

function addOperation(registry: OpenAPIRegistry, operation: Operation): void {
  const { method, path, operationId, service, summary, params, query, headers, body, example } = operation;
  registry.registerPath({
    method,
    path,
    operationId,
    summary,
    tags: [tags[service].name],
    ...(operation.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: { required: true, content: jsonContent(body, example) } } : {}),
    },
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, toResponse(status, response)]),
    ),
  });
}

function toResponse(status: string, response: OperationResponse): ResponseConfig {
  const { description, schema, headers, contentType = json } = response;
  const example = response.example ?? (schema === errorSchema ? { error: description } : undefined);
  const allHeaders = status === '429' ? rateLimitHeaders : headers;
  return {
    description,
    ...(allHeaders ? { headers: allHeaders } : {}),
    ...(schema ? { content: contentOf(contentType, schema, example) } : {}),
  };
}

const json = 'application/json';

const contentOf = (contentType: string, schema: z.ZodType, example: unknown) => ({
  [contentType]: { schema, ...(example === undefined ? {} : { example }) },
});

const jsonContent = (schema: z.ZodType, example: unknown) => contentOf(json, schema, example);
