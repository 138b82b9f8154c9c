import { z } from 'zod';

/** An operation of the REST API; the only source of its OpenAPI description. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with parameters in braces: `/api/interviews/{id}`. */
  path: string;
  operationId: string;
  /** The service that serves the operation; also its tag. */
  service: 'interview' | 'agent' | 'account' | 'billing';
  summary: string;
  /** Default: an API key or a bearer token. */
  auth?: 'any' | 'bearer';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers of the request, in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  example?: unknown;
  responses: Readonly<Record<number, OperationResponse>>;
}

export interface OperationResponse {
  description: string;
  /** Absent if the response has no body. */
  schema?: z.ZodType;
  /** Default `application/json`. */
  contentType?: string;
  example?: unknown;
  headers?: z.ZodObject;
}

/** `{error}`, with `code` if the specification names one, and further fields that help. */
export const errorSchema = z
  .looseObject({ error: z.string(), code: z.string().optional() })
  .meta({ id: 'Error', description: 'Why the request was refused' });

const refusal = (description: string): OperationResponse => ({ description, schema: errorSchema });

/** Refusals of operations, by status. */
export const refusals = {
  400: refusal('A parameter or the body is invalid; the message names the field and the rule'),
  401: refusal('Missing or invalid authentication'),
  403: refusal('The caller may not do this; with the code READ_ONLY, because the role of the user is viewer'),
  404: refusal('Unknown or malformed id'),
  409: refusal('The state of the resource does not allow the request'),
  413: refusal('The body is larger than 1 MB'),
  429: refusal('Too many requests'),
  500: refusal('Server error'),
  502: refusal('The service behind the gateway broke off its response'),
  503: refusal('A service that this operation depends on is unreachable'),
  504: refusal('The service behind the gateway did not answer in time'),
} as const satisfies Record<number, OperationResponse>;

/** Refusals that any authenticated operation may return. */
export const commonRefusals = {
  401: refusals[401],
  403: refusals[403],
  429: refusals[429],
  500: refusals[500],
  502: refusals[502],
  503: refusals[503],
  504: refusals[504],
} as const;

/** A time in a response: ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime();

export const uuid = z.uuid();

export const idParams = z.object({ id: uuid });
