import { z } from 'zod';

/** One operation of the REST API: the one source of its OpenAPI description. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: `/api/interviews/{id}`. */
  path: string;
  operationId: string;
  /** The service that answers it; also the tag it is listed under. */
  service: 'interview' | 'agent' | 'account' | 'billing';
  summary: string;
  /** Default: an API key or a bearer token. */
  auth?: 'any' | 'bearer';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** An example of the body. */
  example?: unknown;
  responses: Readonly<Record<number, OperationResponse>>;
}

/** One answer of an operation. */
export interface OperationResponse {
  description: string;
  /** Absent: no body. */
  schema?: z.ZodType;
  /** A body that fits the schema. */
  example?: unknown;
  headers?: z.ZodObject;
}

/** `{error}`, with `code` where the specification names one and the fields that help. */
export const errorSchema = z
  .looseObject({ error: z.string(), code: z.string().optional() })
  .meta({ id: 'Error', description: 'Why the request was refused' });

const refusal = (description: string): OperationResponse => ({ description, schema: errorSchema });

/** The refusals an operation may answer with, by status. */
export const refusals = {
  400: refusal('A parameter or the body breaks a rule; the message names field and rule'),
  401: refusal('Missing or invalid authentication'),
  403: refusal('The caller may not do this'),
  404: refusal('Unknown or malformed id'),
  409: refusal('The state of the resource does not allow it'),
  413: refusal('The body is larger than 1 MB'),
  429: refusal('Too many requests'),
  500: refusal('Server error'),
  502: refusal('The service behind the gateway broke off'),
  503: refusal('A service this depends on cannot be reached now'),
  504: refusal('The service behind the gateway did not answer in time'),
} as const satisfies Record<number, OperationResponse>;

/** What any authenticated operation may answer with. */
export const commonRefusals = {
  401: refusals[401],
  403: refusals[403],
  429: refusals[429],
  500: refusals[500],
  502: refusals[502],
  503: refusals[503],
  504: refusals[504],
} as const;

/** A moment as the API writes it: ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime();

/** An id of the platform. */
export const uuid = z.uuid();

/** The path parameter of most operations. */
export const idParams = z.object({ id: uuid });
