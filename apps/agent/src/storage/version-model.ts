import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { AgentVersion } from '../domain/agent-version';

/** `versionNumber` is absent until a later version replaces this one. */
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
    conduct: Schema.Types.Mixed,
    extractionSchema: String,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, shardKey: {} }, // ids and numbers are both unique
);

/** Versions that were in use, by number. */
export const byNumber = { agentId: 1, versionNumber: 1 } as const;
versionSchema.index(byNumber, {
  unique: true,
  partialFilterExpression: { versionNumber: { $exists: true } },
});

export function versionModel(mongo: Mongo): Model<VersionDocument> {
  return mongo.model<VersionDocument>('agent_versions', versionSchema);
}
