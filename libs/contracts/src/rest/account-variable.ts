import { z } from 'zod';
import { jsonObject, notEmpty, nothingToChange, requiredLine } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';
import { text } from './text';

export const agentVariableSchema = z
  .object({
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    isRequired: z.boolean(),
    defaultValue: z.string().nullable(),
  })
  .meta({ id: 'AgentVariable' });

const accountVariableSchema = agentVariableSchema
  .extend({
    id: uuid,
    usedByAgents: z.array(z.string()).describe('Names of the agents whose prompts use the variable'),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'AccountVariable' });

const variableFields = {
  displayName: requiredLine(200),
  description: text(500).optional(),
  isRequired: z.boolean('must be true or false').optional(),
  defaultValue: text(2000).nullish().describe('Value for interviews that do not supply one; null for none'),
};

export const createVariableBody = jsonObject({
  name: z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a string') })
    .describe(
      'A letter, then letters, digits and underscores; at most 100 characters; unique in the account',
    ),
  ...variableFields,
});

export const updateVariableBody = jsonObject(variableFields).partial().refine(notEmpty, nothingToChange);

/** Body of Create Account Variable. The rules for the name are checked elsewhere, because they have an error code. */
export type CreateVariableInput = z.infer<typeof createVariableBody>;
export type UpdateVariableInput = z.infer<typeof updateVariableBody>;
export type AgentVariableView = z.infer<typeof agentVariableSchema>;
export type AccountVariableView = z.infer<typeof accountVariableSchema>;

const variableAnswer = {
  description: 'The variable and the agents that use it',
  schema: accountVariableSchema,
};
const agent = { service: 'agent' as const };

export const variableOperations: readonly Operation[] = [
  {
    ...agent,
    method: 'get',
    path: '/api/account/variables',
    operationId: 'listVariables',
    summary: 'List the variables of the account, sorted by name',
    responses: {
      200: { description: 'The variables', schema: z.object({ variables: z.array(accountVariableSchema) }) },
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'post',
    path: '/api/account/variables',
    operationId: 'createVariable',
    summary: 'Create a variable for the prompts of the account',
    body: createVariableBody,
    example: { name: 'client_name', displayName: 'Client', isRequired: true },
    responses: {
      201: variableAnswer,
      400: refusals[400],
      409: refusals[409],
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/account/variables/{id}',
    operationId: 'getVariable',
    summary: 'Get a variable and the agents that use it',
    params: idParams,
    responses: { 200: variableAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'put',
    path: '/api/account/variables/{id}',
    operationId: 'updateVariable',
    summary: 'Change the given fields; an optional variable cannot become required',
    params: idParams,
    body: updateVariableBody,
    example: { isRequired: false, defaultValue: 'our client' },
    responses: {
      200: variableAnswer,
      400: refusals[400],
      404: refusals[404],
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'delete',
    path: '/api/account/variables/{id}',
    operationId: 'deleteVariable',
    summary: 'Delete a variable that no agent uses',
    params: idParams,
    responses: {
      204: { description: 'Deleted' },
      400: {
        ...refusals[400],
        description: 'VARIABLE_IN_USE: prompts use the variable; `agents` lists the names of their agents',
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
];
