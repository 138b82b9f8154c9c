import { z } from 'zod';
import { agentRoles, interviewTypes, languages } from '../vocabulary';
import { agentVariableSchema, variableOperations } from './account-variable';
import { conductInput, conductSchema } from './agent-conduct';
import { extractionSchemaInput } from './extraction';
import { jsonObject, line, notEmpty, nothingToChange, oneOf, requiredLine } from './fields';
import { commonRefusals, idParams, type Operation, refusals, timestamp, uuid } from './operation';
import { text } from './text';
import { transferRuleOperations } from './transfer-rule';

const agentRoleFilters = [...agentRoles, 'ALL'] as const;

export const agentSchema = z
  .object({
    id: uuid,
    name: z.string(),
    agentType: z.enum(interviewTypes),
    language: z.enum(languages),
    agentPersonaName: z.string().describe('Name by which the interviewer introduces itself'),
    firstMessage: z.string().describe('If empty, the interviewer composes its own greeting'),
    customPrompt: z.string(),
    description: z.string(),
    role: z.enum(agentRoles),
    voiceId: uuid.nullable(),
    ...conductSchema,
    extractionSchema: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('JSON Schema for new interviews without their own'),
    isSystem: z.boolean().describe('System agent, which no account can change'),
    isDefault: z.boolean().describe('Whether new interviews of this type get this agent by default'),
    versionNumber: z.int().positive(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Agent' });

export const maxListedVersions = 1000;

const agentVersionsSchema = z
  .object({
    versions: z
      .array(z.object({ versionNumber: z.int().positive(), name: z.string(), createdAt: timestamp }))
      .describe(`Newest first; at most ${maxListedVersions}`),
  })
  .meta({ id: 'AgentVersions' });

const voiceSchema = z
  .object({
    id: uuid,
    name: z.string(),
    supportedLanguages: z.array(z.enum(languages)),
    isConfigured: z
      .boolean()
      .nullable()
      .describe(
        'Whether the operator has assigned a synthesised voice to it; if false, the default voice of the platform may ' +
          'speak for it; null: unknown, or the platform has no speech synthesis',
      ),
  })
  .meta({ id: 'Voice' });

export const listAgentsQuery = z.object({ role: oneOf(agentRoleFilters).default('ROOT') });

export const listVoicesQuery = z.object({ language: oneOf(languages).optional() });

const agentFields = {
  name: requiredLine(200),
  agentType: oneOf(interviewTypes),
  language: oneOf(languages),
  agentPersonaName: line(100).optional(),
  customPrompt: text(10_000).optional().describe('May contain account variables, written {{name}}'),
  description: text(500).optional(),
  firstMessage: text(5000).optional().describe('May contain account variables, written {{name}}'),
  voiceId: z
    .uuid('must be a UUID')
    .nullish()
    .describe('A voice for the language; default: the first voice that GET /api/voices lists for it'),
  ...conductInput,
  extractionSchema: extractionSchemaInput.nullish(),
};

export const agentVersionPath = z.object({
  id: uuid,
  versionNumber: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a positive integer')
    .transform(Number)
    .meta({ type: 'integer', minimum: 1 }),
});

export const createAgentBody = jsonObject({
  ...agentFields,
  role: oneOf(agentRoles).default('ROOT').describe('Cannot be changed later'),
});

export const updateAgentBody = jsonObject(agentFields).partial().refine(notEmpty, nothingToChange);

export type CreateAgentInput = z.infer<typeof createAgentBody>;
export type UpdateAgentInput = z.infer<typeof updateAgentBody>;
export type AgentView = z.infer<typeof agentSchema>;
export type AgentVersionsView = z.infer<typeof agentVersionsSchema>;
export type VoiceView = z.infer<typeof voiceSchema>;
const agentAnswer = { description: 'The agent', schema: agentSchema };
const agent = { service: 'agent' as const };

export const agentOperations: readonly Operation[] = [
  {
    ...agent,
    method: 'get',
    path: '/api/agents',
    operationId: 'listAgents',
    summary: 'List the agents that the account can use, its own and the system agents, newest first',
    query: listAgentsQuery,
    responses: {
      200: { description: 'The agents', schema: z.array(agentSchema) },
      400: refusals[400],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'post',
    path: '/api/agents',
    operationId: 'createAgent',
    summary: 'Create an agent for both web and phone',
    body: createAgentBody,
    example: {
      name: 'Energy interviewer',
      agentType: 'FULL_INTERVIEW',
      language: 'en',
      agentPersonaName: 'Alex',
      customPrompt: 'Ask about retrofits. The interview is commissioned by {{client_name}}.',
    },
    responses: { 202: agentAnswer, 400: refusals[400], 413: refusals[413], ...commonRefusals },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/agents/{id}',
    operationId: 'getAgent',
    summary: 'Get the current version of an agent',
    params: idParams,
    responses: { 200: agentAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/agents/{id}/versions',
    operationId: 'listAgentVersions',
    summary: 'List the versions of an agent with the time of their creation',
    params: idParams,
    responses: {
      200: {
        description: 'The versions',
        schema: agentVersionsSchema,
        example: {
          versions: [
            { versionNumber: 2, name: 'Energy interviewer', createdAt: '2026-03-04T08:30:00.000Z' },
            { versionNumber: 1, name: 'Energy interviewer', createdAt: '2026-03-01T09:00:00.000Z' },
          ],
        },
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/agents/{id}/versions/{versionNumber}',
    operationId: 'getAgentVersion',
    summary: 'Get a version of an agent, the current one or an earlier one; updatedAt is its creation time',
    params: agentVersionPath,
    responses: { 200: agentAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'put',
    path: '/api/agents/{id}',
    operationId: 'updateAgent',
    summary: 'Change the given fields, which creates a new version of the agent',
    params: idParams,
    body: updateAgentBody,
    example: { agentPersonaName: 'Robin' },
    responses: {
      200: agentAnswer,
      400: refusals[400],
      404: refusals[404],
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'delete',
    path: '/api/agents/{id}',
    operationId: 'deleteAgent',
    summary: 'Delete an agent; interviews that are pinned to it keep it',
    params: idParams,
    responses: { 204: { description: 'Deleted' }, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'post',
    path: '/api/agents/{id}/activate',
    operationId: 'activateAgent',
    summary: 'Make an agent the default of its type',
    params: idParams,
    responses: { 200: agentAnswer, 400: refusals[400], 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/agents/{id}/variables',
    operationId: 'getAgentVariables',
    summary: 'List the account variables that an agent uses',
    params: idParams,
    responses: {
      200: { description: 'The variables', schema: z.array(agentVariableSchema) },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'get',
    path: '/api/voices',
    operationId: 'listVoices',
    summary: 'List the voices that agents can have',
    query: listVoicesQuery,
    responses: {
      200: { description: 'The voices', schema: z.object({ voices: z.array(voiceSchema) }) },
      400: refusals[400],
      ...commonRefusals,
    },
  },
  ...transferRuleOperations,
  ...variableOperations,
];
