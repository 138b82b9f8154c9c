import { z } from 'zod';
import { platforms } from '../vocabulary';
import { jsonObject, notEmpty, nothingToChange } from './fields';
import { commonRefusals, type Operation, refusals, timestamp, uuid } from './operation';
import { text } from './text';

const transferRuleSchema = z
  .object({
    id: uuid,
    sourceGroupId: uuid.describe('The agent that hands over'),
    targetGroupId: uuid.describe('The agent that takes over'),
    condition: z.string(),
    ordering: z.int().describe('Conditions are evaluated in ascending order'),
    delayMs: z.int(),
    transferMessage: z.string().nullable().describe('Null: the transfer is silent'),
    enableTargetFirstMessage: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'TransferRule' });

const warnings = {
  voiceWarning: z.boolean().describe('Source and target have different voices'),
  nameWarning: z.boolean().describe('Source and target introduce themselves by different names'),
};

const channels = z.array(z.enum(platforms));
const syncWarning = channels
  .nullable()
  .describe('Channels that do not have the change yet; null if all have it');

const listedTransferRuleSchema = transferRuleSchema
  .extend({
    ...warnings,
    targetDeleted: z.boolean().describe('The target was deleted later; the rule is skipped'),
  })
  .meta({ id: 'ListedTransferRule' });

const changedTransferRuleSchema = z
  .object({ rule: transferRuleSchema, syncWarning, ...warnings })
  .meta({ id: 'ChangedTransferRule' });

const wholeNumber = (max: number) => z.int('must be a whole number').min(0).max(max);

const ruleFields = {
  targetGroupId: z.uuid({
    error: (issue) => (issue.input === undefined ? 'is required' : 'must be a UUID'),
  }),
  condition: text(1000)
    .trim()
    .min(1, 'must not be empty')
    .describe('When to hand over, in plain language; the interviewer decides whether the condition is met'),
  ordering: wholeNumber(1_000_000).optional().describe('Default: after the other rules of the agent'),
  delayMs: wholeNumber(600_000).optional().describe('Pause before the transfer; default 0'),
  transferMessage: text(500)
    .trim()
    .nullish()
    .describe(
      'What the interviewer says before the transfer; empty, null or omitted: the transfer is silent',
    ),
  enableTargetFirstMessage: z
    .boolean('must be true or false')
    .optional()
    .describe('Whether the target introduces itself; default false'),
};

export const createTransferRuleBody = jsonObject(ruleFields);
export const updateTransferRuleBody = jsonObject(ruleFields).partial().refine(notEmpty, nothingToChange);

export type CreateTransferRuleInput = z.infer<typeof createTransferRuleBody>;
export type UpdateTransferRuleInput = z.infer<typeof updateTransferRuleBody>;
export type TransferRuleView = z.infer<typeof transferRuleSchema>;
export type ListedTransferRuleView = z.infer<typeof listedTransferRuleSchema>;

export const agentParams = z.object({ groupId: uuid });
export const ruleParams = z.object({ groupId: uuid, ruleId: uuid });

const rules = '/api/agents/{groupId}/transfer-rules';
const agent = { service: 'agent' as const };
const listAnswer = { description: 'The rules', schema: z.array(listedTransferRuleSchema) };
const changeAnswer = { description: 'The rule, with warnings', schema: changedTransferRuleSchema };
const cycle = {
  ...refusals[400],
  description: 'The body is invalid, or the target is the agent itself, is unknown, or would close a cycle',
};
const example = {
  targetGroupId: 'a3f1c9a8-6f2e-4a55-8a3c-1f6a2d9b7c10',
  condition: 'The expert talks about prices',
  transferMessage: 'My colleague knows more about prices.',
};

export const transferRuleOperations: readonly Operation[] = [
  {
    ...agent,
    method: 'get',
    path: rules,
    operationId: 'listTransferRules',
    summary: 'List the transfer rules of an agent in evaluation order',
    params: agentParams,
    responses: { 200: listAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'get',
    path: `${rules}/inbound`,
    operationId: 'listInboundTransferRules',
    summary: 'List the rules that hand over to an agent',
    params: agentParams,
    responses: { 200: listAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    ...agent,
    method: 'post',
    path: rules,
    operationId: 'createTransferRule',
    summary: 'Create a rule by which an agent hands over to another agent',
    params: agentParams,
    body: createTransferRuleBody,
    example,
    responses: {
      201: changeAnswer,
      400: cycle,
      404: refusals[404],
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'patch',
    path: `${rules}/{ruleId}`,
    operationId: 'updateTransferRule',
    summary: 'Change the given fields',
    params: ruleParams,
    body: updateTransferRuleBody,
    example: { delayMs: 500 },
    responses: {
      200: changeAnswer,
      400: cycle,
      404: refusals[404],
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'delete',
    path: `${rules}/{ruleId}`,
    operationId: 'deleteTransferRule',
    summary: 'Delete a rule',
    params: ruleParams,
    responses: {
      200: {
        description: 'Deleted, but some channels do not have the change yet',
        schema: z.object({ ok: z.literal(true), syncWarning: channels }),
      },
      204: { description: 'Deleted' },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    ...agent,
    method: 'post',
    path: `${rules}/resync`,
    operationId: 'resyncTransferRules',
    summary: 'Push an agent and its rules to the channels again',
    params: agentParams,
    responses: {
      200: {
        description: 'Whether all channels are up to date, and which are not',
        schema: z.object({ ok: z.boolean(), failedChannels: channels }),
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
];
