import type { AgentConfigMessage, Platform, TransferRuleMessage } from '@colloquy/contracts';
import { type Model, type Mongo, Schema } from '@colloquy/mongo';

/** The newest of what was pushed of an agent for a channel; `_id` is channel and agent. */
export interface CompiledAgentDocument {
  _id: string;
  accountId: string;
  revision: number;
  /** The current version; the last one when the agent was deleted. */
  versionNumber: number;
  deleted: boolean;
  rules: TransferRuleMessage[];
  variableDefaults: Record<string, string>;
}

/** What a version of an agent says; it never changes. `_id` is channel, agent and version number. */
export interface CompiledVersionDocument {
  _id: string;
  accountId: string;
  config: Omit<AgentConfigMessage, 'variableDefaults'>;
}

// every access to either collection is by _id
const agentSchema = new Schema<CompiledAgentDocument>(
  {
    _id: String,
    accountId: String,
    revision: Number,
    versionNumber: Number,
    deleted: Boolean,
    rules: [Object],
    variableDefaults: Object,
  },
  { versionKey: false },
);

const versionSchema = new Schema<CompiledVersionDocument>(
  { _id: String, accountId: String, config: Object },
  { versionKey: false },
);

/** The collections of compiled agents. */
export function compiledAgentModels(mongo: Mongo): CompiledAgentModels {
  return {
    agents: mongo.model('compiled_agents', agentSchema),
    versions: mongo.model('compiled_versions', versionSchema),
  };
}

/** See {@link compiledAgentModels}. */
export interface CompiledAgentModels {
  agents: Model<CompiledAgentDocument>;
  versions: Model<CompiledVersionDocument>;
}

/** Where an agent is in its collection. */
export const agentKey = (channel: Platform, agentId: string) => `${channel}:${agentId}`;

/** Where a version is in its collection. */
export const versionKey = (channel: Platform, agentId: string, versionNumber: number) =>
  `${agentKey(channel, agentId)}:${versionNumber}`;
