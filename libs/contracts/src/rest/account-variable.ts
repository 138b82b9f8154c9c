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

export const accountVariableSchema = agentVariableSchema
  .extend({
    id: uuid,
    usedByAgents: z.array(z.string()).describe('Names of the agents whose prompts use it'),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'AccountVariable' });

const variableFields = {
  displayName: requiredLine(200),
  description: text(500).optional(),
  isRequired: z.boolean('must be true or false').optional(),
  defaultValue: text(2000).nullish().describe('Used where an interview gives no value; null for none'),
};

export const createVariableBody = jsonObject({
  name: z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a text') })
    .describe(
      'A letter, then letters, digits and underscores; at most 100 characters; unique in the account',
    ),
  ...variableFields,
});

export const updateVariableBody = jsonObject(variableFields).partial().refine(notEmpty, nothingToChange);

/** A valid body of Create Account Variable; the rules for the name are checked apart, they have a code. */
export type CreateVariableInput = z.infer<typeof createVariableBody>;
/** A valid body of Update Account Variable. */
export type UpdateVariableInput = z.infer<typeof updateVariableBody>;
/** A variable as Get Agent Variables shows it. */
export type AgentVariableView = z.infer<typeof agentVariableSchema>;
/** A variable as the account's own operations show it. */
export type AccountVariableView = z.infer<typeof accountVariableSchema>;

const variableAnswer = {
  description: 'The variable and the agents that use it',
  schema: accountVariableSchema,
};
const agent = { service: 'agent' as const };

/** The operations on account variables; the agent service answers them. */
export const variableOperations: readonly Operation[] = [
  {
    ...agent,
    method: 'get',
    path: '/api/account/variables',
    operationId: 'listVariables',
    summary: 'The variables of the account, by name',
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
    summary: 'Create a variable that prompts of the account can use',
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
    summary: 'A variable and the agents that use it',
    params: idParams,
    responses: { 200: variableAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'put',
    path: '/api/account/variables/{id}',
    operationId: 'updateVariable',
    summary: 'Change the fields that are sent; an optional variable cannot become required',
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
        description: 'VARIABLE_IN_USE: prompts use it; `agents` names the agents they belong to',
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
];
