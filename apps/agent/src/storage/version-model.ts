import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { AgentVersion } from '../domain/agent-version';

/** A version as it is stored; without a number until the next one replaces it. */
export interface VersionDocument extends Omit<AgentVersion, 'id' | 'versionNumber'> {
  _id: string;
  versionNumber?: number;
}

const text = { type: String, required: true };

const versionSchema = new Schema<VersionDocument>(
  {
    _id: text,
    accountId: text,
    agentId: text,
    versionNumber: Number,
    name: text,
    agentType: text,
    language: text,
    personaName: text,
    voiceId: text,
    firstMessage: text,
    customPrompt: text,
    description: text,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

// a version by its number; no two versions that were in use have the same
versionSchema.index(
  { agentId: 1, versionNumber: 1 },
  { unique: true, partialFilterExpression: { versionNumber: { $exists: true } } },
);

export function versionModel(mongo: Mongo): Model<VersionDocument> {
  return mongo.model<VersionDocument>('agent_versions', versionSchema);
}
