import { outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { Comparison } from '../domain/comparison';

export interface ComparisonDocument extends Omit<Comparison, 'id' | 'dueAt'>, WithOutbox {
  _id: string;
  dueAt?: Date;
}

const mixed = Schema.Types.Mixed;

export const comparisonSchema = new Schema<ComparisonDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    version: Number,
    agentGroupId: String,
    objective: String,
    status: String,
    failure: String,
    requestedAt: Date,
    finishedAt: Date,
    comparedBy: String,
    interviews: [mixed],
    leftOut: [mixed],
    points: [mixed],
    announcements: Number,
    dueAt: Date,
    hasLostInterview: Boolean,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { accountId: 1 } },
);

export const indexes = {
  id: { _id: 1 },
  newest: { accountId: 1, requestedAt: -1, _id: -1 },
  pending: { accountId: 1, dueAt: 1 },
  ofInterview: { accountId: 1, 'interviews.id': 1 },
  due: { dueAt: 1 },
} as const;

comparisonSchema.index(indexes.newest);
comparisonSchema.index(indexes.pending, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
comparisonSchema.index(indexes.ofInterview);
comparisonSchema.index(indexes.due, { sparse: true });
comparisonSchema.index(...outboxIndex);
