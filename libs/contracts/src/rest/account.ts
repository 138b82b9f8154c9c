import { z } from 'zod';
import { accountStatuses, billingTypes, callerRoles } from '../vocabulary';
import { jsonObject, numberInQuery, requiredLine } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';

/** Maximum number of unrevoked API keys per user (specification 5). */
export const maxActiveApiKeys = 5;

export const apiKeyNameBody = jsonObject({ name: requiredLine(100) });

/** An API key in a list. The key itself is shown only on creation. */
export const apiKeySchema = z
  .object({
    id: uuid,
    name: z.string(),
    maskedKey: z.string().describe('First characters of the key, then an ellipsis'),
    prefix: z.string(),
    createdAt: timestamp,
    revokedAt: timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });

const createdApiKeySchema = z
  .object({
    id: uuid,
    name: z.string(),
    key: z.string().describe('The full key; shown only in this response'),
    createdAt: timestamp,
  })
  .meta({ id: 'CreatedApiKey' });

const currentUserSchema = z
  .object({
    role: z.enum(callerRoles).describe('What the credential of this request permits; a viewer can only read'),
    user: z.object({ id: uuid, fullName: z.string(), accountId: uuid, createdAt: timestamp }),
    account: z.object({
      id: uuid,
      name: z.string(),
      status: z.enum(accountStatuses),
      billingType: z.enum(billingTypes),
    }),
  })
  .meta({ id: 'CurrentUser' });

export const membersQuery = z.object({
  page: numberInQuery(1, 1_000_000).optional().describe('From 1; default 1'),
  limit: numberInQuery(1, 100).optional().describe('Default 20'),
});

/** A user of the caller's account. */
const memberSchema = z
  .object({ id: uuid, fullName: z.string(), email: z.string(), createdAt: timestamp })
  .meta({ id: 'Member' });

export type ApiKeyView = z.infer<typeof apiKeySchema>;
export type CreatedApiKeyView = z.infer<typeof createdApiKeySchema>;
export type CurrentUserView = z.infer<typeof currentUserSchema>;
export type MemberView = z.infer<typeof memberSchema>;

const example = { name: 'Reporting server' };
const bearerOnly = {
  ...commonRefusals,
  401: { ...refusals[401], description: 'Missing or invalid authentication, or an API key was used' },
};

export const accountOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/auth/me',
    operationId: 'getCurrentUser',
    service: 'account',
    summary: 'Get the calling user and the account',
    responses: {
      200: { description: 'The user and the account', schema: currentUserSchema },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/members',
    operationId: 'listMembers',
    service: 'account',
    summary: 'List the users of the account, newest first',
    auth: 'bearer',
    query: membersQuery,
    responses: {
      200: {
        description: 'A page of users',
        schema: z.object({
          data: z.array(memberSchema),
          pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
        }),
      },
      400: refusals[400],
      ...bearerOnly,
    },
  },
  {
    method: 'get',
    path: '/api/api-keys',
    operationId: 'listApiKeys',
    service: 'account',
    summary: 'List the API keys of the user, newest first, including revoked keys',
    auth: 'bearer',
    responses: { 200: { description: 'The keys', schema: z.array(apiKeySchema) }, ...bearerOnly },
  },
  {
    method: 'post',
    path: '/api/api-keys',
    operationId: 'createApiKey',
    service: 'account',
    summary: `Create an API key; at most ${maxActiveApiKeys} can be active at a time`,
    auth: 'bearer',
    body: apiKeyNameBody,
    example,
    responses: {
      201: { description: 'The key; shown only in this response', schema: createdApiKeySchema },
      400: {
        ...refusals[400],
        description: `The name is missing, or ${maxActiveApiKeys} keys are already active`,
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
    summary: 'Revoke an API key immediately; it stays in the list',
    auth: 'bearer',
    params: idParams,
    responses: { 204: { description: 'Revoked' }, 404: refusals[404], ...bearerOnly },
  },
];
