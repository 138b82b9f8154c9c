import { outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { Interview } from '../domain/interview';

/** An interview at rest; `id` is `_id`, header values of subscriptions are sealed. */
export interface InterviewDocument
  extends Omit<Interview, 'id' | 'completedAt' | 'dueAt' | 'callDueAt'>, WithOutbox {
  _id: string;
  completedAt?: Date;
  dueAt?: Date;
  callDueAt?: Date;
  /** Digits of the meeting id, while somebody can call in to it. */
  meetingDigits?: string;
  /** Title and expert name as they are searched. */
  searchKey: string;
}

/** What is left of a deleted interview until its artefacts are gone: nothing personal. */
export interface Tombstone extends WithOutbox {
  _id: string;
  deletedFrom: string;
  dueAt: Date;
}

const mixed = Schema.Types.Mixed;

export const interviewSchema = new Schema<InterviewDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    version: Number,
    title: String,
    interviewType: String,
    callSubject: String,
    expertData: mixed,
    questions: [String],
    status: String,
    statusReason: String,
    scheduledAt: Date,
    completedAt: Date,
    resumeHoldUntil: Date,
    redirectUrl: String,
    dialInPhone: String,
    meetingId: String,
    dialInPin: String,
    compliance: String,
    invitation: mixed,
    customVariables: mixed,
    notifications: [mixed],
    agent: mixed,
    sessions: [mixed],
    chosenByClient: Boolean,
    completion: Number,
    sessionSwitches: [mixed],
    analysis: mixed,
    handoffs: [mixed],
    consents: [mixed],
    withdrawal: mixed,
    lastActivityAt: Date,
    call: mixed,
    callDueAt: Date,
    meetingDigits: String,
    dueAt: Date,
    createdAt: Date,
    updatedAt: Date,
    searchKey: String,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false },
);

// List: newest first, its total, and its search (the pattern is tried on the index key, only matches are fetched)
interviewSchema.index({ accountId: 1, createdAt: -1, _id: -1, searchKey: 1 });
// List by status, its total and its search
interviewSchema.index({ accountId: 1, status: 1, createdAt: -1, _id: -1, searchKey: 1 });
// Incremental sync. Unique: no two completions of an account share a moment, so that "strictly greater" neither
// misses nor repeats one
interviewSchema.index(
  { accountId: 1, completedAt: 1 },
  { unique: true, partialFilterExpression: { completedAt: { $gt: new Date(0) } } },
);
// Stats, answered from the index alone
interviewSchema.index({ accountId: 1, status: 1, lastActivityAt: 1 });
// Claims of what completes by itself, of withdrawn interviews to sweep or erase, and of deleted ones to purge
interviewSchema.index({ dueAt: 1 }, { sparse: true });
// Claims of calls that are due
interviewSchema.index({ callDueAt: 1 }, { sparse: true });
// Whose conference somebody calls in to: the newest with a meeting id
interviewSchema.index(
  { meetingDigits: 1, createdAt: -1 },
  { partialFilterExpression: { meetingDigits: { $gt: '' } } },
);
interviewSchema.index(...outboxIndex);
