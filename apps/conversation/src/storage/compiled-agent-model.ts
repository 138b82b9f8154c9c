import type { AgentConfigMessage, Platform, TransferRuleMessage } from '@colloquy/contracts';
import { type Model, type Mongo, Schema } from '@colloquy/mongo';

/** The newest push of an agent for a channel; `_id` is channel and agent. */
interface CompiledAgentDocument {
  _id: string;
  accountId: string;
  revision: number;
  /** The current version; of a deleted agent the last one. */
  versionNumber: number;
  deleted: boolean;
  rules: TransferRuleMessage[];
  variableDefaults: Record<string, string>;
}

/** Never changes; `_id` is channel, agent and version number. */
interface CompiledVersionDocument {
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
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

const versionSchema = new Schema<CompiledVersionDocument>(
  { _id: String, accountId: String, config: Object },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

export function compiledAgentModels(mongo: Mongo): CompiledAgentModels {
  return {
    agents: mongo.model('compiled_agents', agentSchema),
    versions: mongo.model('compiled_versions', versionSchema),
  };
}

export interface CompiledAgentModels {
  agents: Model<CompiledAgentDocument>;
  versions: Model<CompiledVersionDocument>;
}

export const agentKey = (channel: Platform, agentId: string) => `${channel}:${agentId}`;

export const versionKey = (channel: Platform, agentId: string, versionNumber: number) =>
  `${agentKey(channel, agentId)}:${versionNumber}`;
