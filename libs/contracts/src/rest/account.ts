import { z } from 'zod';
import { accountStatuses, billingTypes } from '../vocabulary';
import { jsonObject, requiredLine } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';

/** The most API keys of a user that are not revoked (specification 5). */
export const maxActiveApiKeys = 5;

/** The body of Create API Key and of its renaming. */
export const apiKeyNameBody = jsonObject({ name: requiredLine(100) });

/** An API key as it is listed; the key itself is never shown again. */
export const apiKeySchema = z
  .object({
    id: uuid,
    name: z.string(),
    maskedKey: z.string().describe('Leading part of the key followed by an ellipsis'),
    prefix: z.string(),
    createdAt: timestamp,
    revokedAt: timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });

/** A new API key: the only answer that contains the key. */
export const createdApiKeySchema = z
  .object({
    id: uuid,
    name: z.string(),
    key: z.string().describe('The whole key; shown only here'),
    createdAt: timestamp,
  })
  .meta({ id: 'CreatedApiKey' });

/** The person that calls and the account it belongs to. */
export const currentUserSchema = z
  .object({
    user: z.object({ id: uuid, fullName: z.string(), accountId: uuid, createdAt: timestamp }),
    account: z.object({
      id: uuid,
      name: z.string(),
      status: z.enum(accountStatuses),
      billingType: z.enum(billingTypes),
    }),
  })
  .meta({ id: 'CurrentUser' });

/** An API key as List and Rename return it. */
export type ApiKeyView = z.infer<typeof apiKeySchema>;
/** An API key as Create returns it. */
export type CreatedApiKeyView = z.infer<typeof createdApiKeySchema>;
/** What Get Current User returns. */
export type CurrentUserView = z.infer<typeof currentUserSchema>;

const example = { name: 'Reporting server' };
const bearerOnly = {
  ...commonRefusals,
  401: { ...refusals[401], description: 'Missing or invalid authentication, or an API key' },
};

/** The operations of the account service. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/auth/me',
    operationId: 'getCurrentUser',
    service: 'account',
    summary: 'Who calls, and for which account',
    responses: {
      200: { description: 'The user and the account', schema: currentUserSchema },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/api-keys',
    operationId: 'listApiKeys',
    service: 'account',
    summary: 'The API keys of the user, revoked ones included, newest first',
    auth: 'bearer',
    responses: { 200: { description: 'The keys', schema: z.array(apiKeySchema) }, ...bearerOnly },
  },
  {
    method: 'post',
    path: '/api/api-keys',
    operationId: 'createApiKey',
    service: 'account',
    summary: `Create an API key; at most ${maxActiveApiKeys} are active at a time`,
    auth: 'bearer',
    body: apiKeyNameBody,
    example,
    responses: {
      201: { description: 'The key; it is shown only this once', schema: createdApiKeySchema },
      400: {
        ...refusals[400],
        description: `The name is missing, or ${maxActiveApiKeys} keys are active already`,
      },
      413: refusals[413],
      ...bearerOnly,
    },
  },
  {
    method: 'patch',
    path: '/api/api-keys/{id}',
    operationId: 'renameApiKey',
    service: 'account',
    summary: 'Rename an API key',
    auth: 'bearer',
    params: idParams,
    body: apiKeyNameBody,
    example,
    responses: {
      200: { description: 'The key', schema: apiKeySchema },
      400: refusals[400],
      404: refusals[404],
      413: refusals[413],
      ...bearerOnly,
    },
  },
  {
    method: 'delete',
    path: '/api/api-keys/{id}',
    operationId: 'revokeApiKey',
    service: 'account',
    summary: 'Revoke an API key at once; it stays listed',
    auth: 'bearer',
    params: idParams,
    responses: { 204: { description: 'Revoked' }, 404: refusals[404], ...bearerOnly },
  },
];
